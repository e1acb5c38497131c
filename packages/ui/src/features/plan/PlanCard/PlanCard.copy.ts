/** The texts of a plan card. */
export const planCardCopy = {
  names: { free: "Free", standard: "Standard", premium: "Premium" },
  /** Under the price of a paid plan. */
  perMonth: "per month",
  upgrade: "Upgrade Now",
  subscribing: "Subscribing",
  current: "Your plan",
  /** Announced before the struck-through price, because screen readers do not announce a line through. */
  priceBefore: "Before:",
};

/** All texts of PlanCard. */
export type PlanCardCopy = typeof planCardCopy;
