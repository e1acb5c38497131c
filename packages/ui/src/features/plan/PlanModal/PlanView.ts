import type { PlanTier } from "../PlanCard/PlanCard.tsx";

/** The state of the user's plan (§4). */
export type PlanView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly pending?: boolean }
  | { readonly kind: "free" }
  /** Paid. `daysLeft` is whole days, rounded up (§4). */
  | { readonly kind: "subscribed"; readonly tier: Exclude<PlanTier, "free">; readonly daysLeft: number }
  /** The paid period has ended; Free applies. */
  | { readonly kind: "expired"; readonly tier: Exclude<PlanTier, "free"> };
