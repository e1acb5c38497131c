/** What a plan gives and costs (§6, §9). Its words are in the app; all else about plans follows from this list. */
interface PlanFacts {
  /** Its id on the wire and in the database (§3). */
  readonly id: number;
  /** Its name in settings (`STRIPE_PRICE_STANDARD`), routes of models, lookup keys (`mimi_standard`) and code. */
  readonly key: string;
  /** US cents for a month; 0 is the free plan. */
  readonly price: number;
  /** A price that is lower for a while, in US cents, and the ISO time at which it ends; null while that is not known. */
  readonly reduced: { readonly price: number; readonly until: string | null } | null;
  /** Messages a day; null is unlimited. */
  readonly messages: number | null;
  /** Tokens of messages in the prompt: the memory of the plan. */
  readonly historyTokens: number;
  /** Milliseconds that its requests to a busy model are ahead of those of the free plan. */
  readonly headStart: number;
  /** Whether its subscribers get new features first. */
  readonly hasPriority: boolean;
}

/** Every plan, from the lowest to the highest. The first is the free one, and the only one without a price. */
export const plans = [
  {
    id: 101,
    key: "free",
    price: 0,
    reduced: null,
    messages: 50,
    historyTokens: 6_000,
    headStart: 0,
    hasPriority: false,
  },
  {
    id: 105,
    key: "standard",
    price: 999,
    reduced: { price: 499, until: null },
    messages: 250,
    historyTokens: 12_000,
    headStart: 30_000,
    hasPriority: false,
  },
  {
    id: 110,
    key: "premium",
    price: 1999,
    reduced: null,
    messages: null,
    historyTokens: 24_000,
    headStart: 60_000,
    hasPriority: true,
  },
] as const satisfies readonly PlanFacts[];

type AnyPlan = (typeof plans)[number];
type AnyPaidPlan = Exclude<AnyPlan, { readonly price: 0 }>;

/** The id of a plan (§3). */
export type PlanId = AnyPlan["id"];
/** The name of a plan in code and settings. */
export type PlanKey = AnyPlan["key"];
/** The id of a plan that can be bought. */
export type PaidPlanId = AnyPaidPlan["id"];

export const freePlan = plans[0];

/** The plans that can be bought, the lowest first. */
export const paidPlans: readonly (AnyPaidPlan & PlanFacts)[] = plans.filter(
  (one) => one.price > 0,
) as readonly AnyPaidPlan[];

export const lowestPaidPlan = plans[1];

/** The facts of a plan. */
export function planById(id: PlanId): AnyPlan & PlanFacts {
  return plans.find((one) => one.id === id) ?? freePlan;
}

/** The paid plan with an id; undefined for the free plan and for any other number. */
export function paidPlanById(id: number | null | undefined): (AnyPaidPlan & PlanFacts) | undefined {
  return paidPlans.find((one) => one.id === id);
}
