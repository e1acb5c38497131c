import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** The titles of the pages about reports in Polish. */
export const reportTitleTexts: typeof English = {
  takeDown: "Usunięcie intymnego obrazu",
  reportState: "Status twojego zgłoszenia",
};
