import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in simplified Chinese. */
export const homeTexts: typeof English = {
  intro: `与社区创作的 AI 角色聊天。免费：每天 ${freePlan.messages} 条消息，无需银行卡。`,
};
