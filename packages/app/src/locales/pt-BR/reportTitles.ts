import type { reportTitleTexts as English } from "../en/reportTitles.ts";

/** Titles of the pages about reports in Brazilian Portuguese. */
export const reportTitleTexts: typeof English = {
  takeDown: "Tirar do ar uma imagem íntima",
  reportState: "Andamento da sua denúncia",
};
