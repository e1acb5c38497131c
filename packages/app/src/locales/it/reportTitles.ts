import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in Italian. */
export const reportTitleTexts: typeof English = {
  takeDown: "Rimuovere un’immagine intima",
  reportState: "Stato della tua segnalazione",
};
