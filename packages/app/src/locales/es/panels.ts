import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in Spanish. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Instrucciones",
    history: "Chat",
    lore: "El mundo",
    depth_prompt: "Nota del personaje",
    post_history: "Instrucciones finales",
  },
};
