import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Brazilian Portuguese. */
export const helpLineTexts: typeof English = {
  everywhere: "Linhas gratuitas e confidenciais em mais de 130 países",
  callOrText: "Ligue ou mande uma mensagem de texto, dia e noite",
  free: "Grátis, dia e noite",
  dayAndNight: "Dia e noite",
};
