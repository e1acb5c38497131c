import type { PlanTier } from "../PlanCard/PlanCard.tsx";

/** What is known about the user's plan (§4). */
export type PlanView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly retrying?: boolean }
  | { readonly kind: "free" }
  /** Paid for. `daysLeft` is whole days, rounded up (§4). */
  | { readonly kind: "subscribed"; readonly tier: Exclude<PlanTier, "free">; readonly daysLeft: number }
  /** It was paid for and has ended; what holds now is Free. */
  | { readonly kind: "expired"; readonly tier: Exclude<PlanTier, "free"> };
