import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in German. */
export const reportTitleTexts: typeof English = {
  takeDown: "Ein intimes Bild entfernen lassen",
  reportState: "Stand deiner Meldung",
};
