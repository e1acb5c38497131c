import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in Japanese. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "指示",
    history: "チャット",
    lore: "世界観",
    depth_prompt: "キャラクターノート",
    post_history: "最後の指示",
  },
};
