import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Korean. */
export const helpLineTexts: typeof English = {
  everywhere: "130개가 넘는 나라의 무료 상담 전화, 비밀 보장",
  callOrText: "전화 또는 문자, 24시간",
  free: "무료, 24시간",
  dayAndNight: "24시간",
};
