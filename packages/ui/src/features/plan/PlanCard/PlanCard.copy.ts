/** The words of a plan card (§4, §6, §9). */
export const planCardCopy = {
  names: { free: "Free", standard: "Standard", premium: "Premium" },
  benefits: {
    free: ["50 messages per day", "Create custom characters", "Explore community characters"],
    standard: [
      "250 messages per day",
      "Faster responses",
      "Increased memory",
      "Create custom characters",
      "Explore community characters",
    ],
    premium: [
      "Unlimited messages",
      "Faster responses",
      "Priority access to new features",
      "Increased memory",
      "Create custom characters",
      "Explore community characters",
    ],
  },
  upgrade: "Upgrade Now",
  subscribing: "Subscribing",
  current: "Your plan",
  /** Said before the struck-through price, since a line through it is not heard. */
  priceBefore: "Before:",
} as const;

/** Every text of a plan card, for another language or another voice. */
export interface PlanCardCopy {
  readonly names: { readonly free: string; readonly standard: string; readonly premium: string };
  /** What each plan brings, the most wanted first. */
  readonly benefits: {
    readonly free: readonly string[];
    readonly standard: readonly string[];
    readonly premium: readonly string[];
  };
  readonly upgrade: string;
  readonly subscribing: string;
  readonly current: string;
  readonly priceBefore: string;
}
