import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in French. */
export const helpLineTexts: typeof English = {
  everywhere: "Des lignes d’écoute gratuites et confidentielles dans plus de 130 pays",
  callOrText: "Par téléphone ou SMS, jour et nuit",
  free: "Gratuit, jour et nuit",
  dayAndNight: "Jour et nuit",
};
