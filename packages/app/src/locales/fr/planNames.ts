import type { planNameTexts as English } from "../en/planNames.ts";

/** The names of the plans in French. */
export const planNameTexts: typeof English = {
  free: "Gratuit",
  standard: "Standard",
  premium: "Premium",
};
