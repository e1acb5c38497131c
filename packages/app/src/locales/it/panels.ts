import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in Italian. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Istruzioni",
    history: "Chat",
    lore: "Il mondo",
    depth_prompt: "Nota del personaggio",
    post_history: "Istruzioni finali",
  },
};
