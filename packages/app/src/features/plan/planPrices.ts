import type { PlanTier } from "@mimi/ui/plan-card";

/** What a plan costs, as it is shown. */
export interface PlanPrice {
  readonly price: string;
  /** A price that is lower for a while (product 2.10). */
  readonly reduced?: {
    readonly price: string;
    readonly badge: string;
    readonly note: string;
    /** When it ends, as an ISO time; absent, nobody has said yet. */
    readonly until?: string;
  };
}

/** The prices of §9, from the least to the most. */
export const planPrices: Readonly<Record<PlanTier, PlanPrice>> = {
  free: { price: "0.00$" },
  standard: { price: "9.99$", reduced: { price: "4.99$", badge: "-50%", note: "Ending soon..." } },
  premium: { price: "19.99$" },
};
