import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** The titles of the pages about reports in Russian. */
export const reportTitleTexts: typeof English = {
  takeDown: "Удаление интимного изображения",
  reportState: "Статус твоей жалобы",
};
