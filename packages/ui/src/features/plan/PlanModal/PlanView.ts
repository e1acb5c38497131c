import type { PlanTier } from "../PlanCard/PlanCard.tsx";

/** The state of the user's plan. */
export type PlanView =
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** Whether it is being loaded again. */
      readonly pending?: boolean;
    }
  | { readonly kind: "free" }
  /** Paid. `daysLeft` is whole days, rounded up. */
  | {
      readonly kind: "subscribed";
      /** The plan. */
      readonly tier: Exclude<PlanTier, "free">;
      /** Days left in the paid period, rounded up. */
      readonly daysLeft: number;
    }
  /** The paid period has ended; Free applies. */
  | {
      readonly kind: "expired";
      /** The plan. */
      readonly tier: Exclude<PlanTier, "free">;
    };
