/** The texts of a plan card. */
export const planCardCopy = {
  upgrade: "Upgrade Now",
  subscribing: "Subscribing",
  current: "Your plan",
  /** Announced before the struck-through price, because screen readers do not announce a line through. */
  priceBefore: "Before:",
};

/** All texts of PlanCard. */
export type PlanCardCopy = typeof planCardCopy;
