import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in Japanese. */
export const homeTexts: typeof English = {
  intro: `みんなが作ったAIキャラクターとチャットしよう。1日${freePlan.messages}件のメッセージまで無料、カードの登録は不要です。`,
};
