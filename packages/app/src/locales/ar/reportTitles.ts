import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in Arabic. */
export const reportTitleTexts: typeof English = {
  takeDown: "إزالة صورة حميمة",
  reportState: "حالة بلاغك",
};
