import type { panelTexts as English } from "../en/panels.ts";

/** The texts of the panels of a chat in Polish. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Instrukcje",
    history: "Czat",
    lore: "Świat",
    depth_prompt: "Notatka o postaci",
    post_history: "Instrukcje końcowe",
  },
};
