/** What `planTexts.features` says about a plan. */
export interface FeaturedPlan {
  readonly price: number;
  readonly messages: number | null;
  readonly historyTokens: number;
  readonly headStart: number;
  readonly hasPriority: boolean;
}

/** Messages about plans. */
export const planTexts = {
  /** The plan has changed, here or on the pages of the payment provider. */
  changed: (name: string) => `You are now on ${name}.`,
  /** Under the price of a paid plan. */
  perMonth: "per month",
  /** Beside a price that is lower for a while (product 2.10). */
  endingSoon: "Ending soon...",
  /** Why the subscriber of a higher plan cannot choose a lower one (§4). */
  included: (own: string, lower: string) => `You have ${own}, which includes all of ${lower}.`,
  /** The address of the payment page is not one that the app opens. */
  addressRefused: "The payment page could not be opened. Nothing was charged.",
  /** The plan was bought, changed or ended in another window. */
  changedElsewhere: "Your plan was changed in another window. Check it before you choose.",
  /** What a paid plan gives, after the payment (§9). */
  paid: (messages: number | null) =>
    messages === null ? "You have unlimited messages now." : `You have ${messages} messages a day now.`,
  /** What a plan has, one line each (§6). */
  features: ({ price, messages, historyTokens, headStart, hasPriority }: FeaturedPlan): readonly string[] => {
    // A token is four letters (`estimateTokens`), and an English word with its space is almost six.
    const words = `up to ${((historyTokens * 2) / 3).toLocaleString("en")} words`;
    return [
      messages === null ? "Unlimited messages" : `${messages} messages per day`,
      ...(headStart > 0 ? ["Faster responses"] : []),
      ...(hasPriority ? ["Priority access to new features"] : []),
      price === 0 ? `Memory: ${words}` : `Increased memory: ${words}`,
      "Create custom characters",
      "Explore community characters",
    ];
  },
};
