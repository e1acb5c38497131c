import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in Korean. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "지시",
    history: "대화",
    lore: "세계관",
    depth_prompt: "캐릭터 노트",
    post_history: "마지막 지시",
  },
};
