import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in German. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Anweisungen",
    history: "Chat",
    lore: "Die Welt",
    depth_prompt: "Notiz zur Figur",
    post_history: "Letzte Anweisungen",
  },
};
