import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Italian. */
export const helpLineTexts: typeof English = {
  everywhere: "Linee di aiuto gratuite e riservate in più di 130 paesi",
  callOrText: "Chiamate o SMS, giorno e notte",
  free: "Gratis, giorno e notte",
  dayAndNight: "Giorno e notte",
};
