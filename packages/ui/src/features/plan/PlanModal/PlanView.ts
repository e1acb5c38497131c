import type { LoadFailed } from "../../../components/states.ts";

/** Why a paid plan ends, or does not apply. Dates are displayed texts. */
export type PlanCause =
  /** It was cancelled, and is not renewed. */
  | {
      readonly kind: "ends";
      /** The last day; absent while that is not known. */
      readonly on?: string;
    }
  /** No payments are collected for a while. */
  | {
      readonly kind: "paused";
      /** The day on which payments go on; absent while that is not known. */
      readonly until?: string;
    }
  /** The last payment failed. */
  | {
      readonly kind: "unpaid";
      /** The displayed name of the plan that was to be paid. */
      readonly name: string;
    }
  /** The user has to confirm a payment. */
  | {
      readonly kind: "confirm";
      /** The last day for it; absent while that is not known. */
      readonly until?: string;
    }
  /** A trial has ended without a way to pay. */
  | {
      readonly kind: "trial-over";
      /** The displayed name of the plan that was tried. */
      readonly name: string;
    };

/** The state of the user's plan. */
export type PlanView =
  | { readonly kind: "loading" }
  | LoadFailed
  | {
      readonly kind: "free";
      /** The displayed name of the plan. */
      readonly name: string;
      /** Why a paid plan does not apply. */
      readonly cause?: PlanCause;
    }
  /** Paid. `daysLeft` is whole days, rounded up. */
  | {
      readonly kind: "subscribed";
      /** The displayed name of the plan. */
      readonly name: string;
      /** Days left in the paid period, rounded up. */
      readonly daysLeft: number;
      /** The last day of the paid period, for the confirmation of its end; absent while that is not known. */
      readonly until?: string;
      /** Why it ends, or may not go on; absent for a plan that is just paid. */
      readonly cause?: PlanCause;
    }
  /** The paid period has ended; the free plan applies. */
  | {
      readonly kind: "expired";
      /** The displayed name of the plan. */
      readonly name: string;
      /** Why it has ended. */
      readonly cause?: PlanCause;
    };
