import type { PlanKey } from "@mimi/contract";

/** The names of the plans. */
export const planNameTexts = {
  free: "Free",
  standard: "Standard",
  premium: "Premium",
} satisfies Readonly<Record<PlanKey, string>>;
