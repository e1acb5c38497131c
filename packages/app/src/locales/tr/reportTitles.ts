import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** The titles of the pages about reports in Turkish. */
export const reportTitleTexts: typeof English = {
  takeDown: "Mahrem bir görseli kaldırtma",
  reportState: "Şikâyetinin durumu",
};
