import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in French. */
export const reportTitleTexts: typeof English = {
  takeDown: "Faire retirer une image intime",
  reportState: "Suivi de ton signalement",
};
