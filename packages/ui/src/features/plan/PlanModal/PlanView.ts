/** The state of the user's plan. */
export type PlanView =
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** Whether it is being loaded again. */
      readonly pending?: boolean;
    }
  | {
      readonly kind: "free";
      /** The displayed name of the plan. */
      readonly name: string;
    }
  /** Paid. `daysLeft` is whole days, rounded up. */
  | {
      readonly kind: "subscribed";
      /** The displayed name of the plan. */
      readonly name: string;
      /** Days left in the paid period, rounded up. */
      readonly daysLeft: number;
    }
  /** The paid period has ended; the free plan applies. */
  | {
      readonly kind: "expired";
      /** The displayed name of the plan. */
      readonly name: string;
    };
