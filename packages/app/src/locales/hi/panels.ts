import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in Hindi. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "निर्देश",
    history: "चैट",
    lore: "कहानी की दुनिया",
    depth_prompt: "किरदार का नोट",
    post_history: "आखिरी निर्देश",
  },
};
