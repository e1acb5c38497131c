import type { PlanKey } from "@mimi/contract";

/** The names of the plans. */
export const planNames = {
  free: "Free",
  standard: "Standard",
  premium: "Premium",
} as const satisfies Readonly<Record<PlanKey, string>>;
