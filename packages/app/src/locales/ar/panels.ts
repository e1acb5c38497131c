import type { panelTexts as English } from "../en/panels.ts";

/** Texts of the panels of a chat in Arabic. */
export const panelTexts: typeof English = {
  sections: {
    instructions: "التعليمات",
    history: "المحادثة",
    lore: "العالم",
    depth_prompt: "ملاحظة الشخصية",
    post_history: "التعليمات الأخيرة",
  },
};
