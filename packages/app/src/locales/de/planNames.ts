import type { planNameTexts as English } from "../en/planNames.ts";

/** The names of the plans in German. */
export const planNameTexts: typeof English = {
  free: "Kostenlos",
  standard: "Standard",
  premium: "Premium",
};
