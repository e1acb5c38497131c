import type { planNameTexts as English } from "../en/planNames.ts";

/** The names of the plans in simplified Chinese. */
export const planNameTexts: typeof English = {
  free: "免费版",
  standard: "标准版",
  premium: "高级版",
};
