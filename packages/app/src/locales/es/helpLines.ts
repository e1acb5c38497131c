import type { helpLineTexts as English } from "../en/helpLines.ts";

/** When and for whom a help line answers, in Spanish. */
export const helpLineTexts: typeof English = {
  everywhere: "Líneas gratuitas y confidenciales en más de 130 países",
  callOrText: "Llama o envía un mensaje de texto, de día y de noche",
  free: "Gratis, de día y de noche",
  dayAndNight: "De día y de noche",
};
