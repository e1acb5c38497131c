import type { planNameTexts as English } from "../en/planNames.ts";

/** The names of the plans, the same in Japanese. */
export const planNameTexts: typeof English = {
  free: "Free",
  standard: "Standard",
  premium: "Premium",
};
