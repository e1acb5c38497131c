import type { panelTexts as English } from "../en/panels.ts";

/** The texts of the panels of a chat in Turkish. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Talimatlar",
    history: "Sohbet",
    lore: "Dünya",
    depth_prompt: "Karakter notu",
    post_history: "Son talimatlar",
  },
};
