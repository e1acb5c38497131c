import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in simplified Chinese. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "指令",
    history: "聊天",
    lore: "世界设定",
    depth_prompt: "角色备注",
    post_history: "结尾指令",
  },
};
