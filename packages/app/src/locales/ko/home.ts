import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in Korean. */
export const homeTexts: typeof English = {
  intro: `커뮤니티가 만든 AI 캐릭터와 대화해 보세요. 하루 메시지 ${freePlan.messages}개까지 무료, 카드는 필요 없어요.`,
};
