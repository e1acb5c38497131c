import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in Spanish. */
export const reportTitleTexts: typeof English = {
  takeDown: "Retirar una imagen íntima",
  reportState: "Estado de tu denuncia",
};
