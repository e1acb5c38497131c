/** The texts of a plan card (§4, §6, §9). */
export const planCardCopy = {
  names: { free: "Free", standard: "Standard", premium: "Premium" },
  benefits: {
    free: [
      "50 messages per day",
      "Memory: up to 4,000 words",
      "Create custom characters",
      "Explore community characters",
    ],
    standard: [
      "250 messages per day",
      "Faster responses",
      "Increased memory: up to 8,000 words",
      "Create custom characters",
      "Explore community characters",
    ],
    premium: [
      "Unlimited messages",
      "Faster responses",
      "Priority access to new features",
      "Increased memory: up to 16,000 words",
      "Create custom characters",
      "Explore community characters",
    ],
  },
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
