import { freePlan } from "@mimi/contract";
import type { homeTexts as English } from "../en/home.ts";

/** Texts of the home page in Arabic. */
export const homeTexts: typeof English = {
  intro: `محادثات مع شخصيات ذكاء اصطناعي من صنع المجتمع. مجانًا: ${freePlan.messages} رسالة في اليوم، من دون بطاقة.`,
};
