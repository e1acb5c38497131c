import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in Japanese. */
export const reportTitleTexts: typeof English = {
  takeDown: "性的な画像の削除を依頼",
  reportState: "通報の状況",
};
