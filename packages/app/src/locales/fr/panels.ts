import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in French. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "Instructions",
    history: "Discussion",
    lore: "Le monde",
    depth_prompt: "Note du personnage",
    post_history: "Instructions finales",
  },
};
