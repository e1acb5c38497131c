import type { planNameTexts as English } from "../en/planNames.ts";

/** The names of the plans in Italian. */
export const planNameTexts: typeof English = {
  free: "Gratuito",
  standard: "Standard",
  premium: "Premium",
};
