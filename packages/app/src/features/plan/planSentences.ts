import { DAILY_MESSAGES, PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import { planNames } from "../../state/texts/planNames.ts";

/** What a paid plan gives, after the payment (§9). */
export const paidSentences = {
  standard: messagesNow(DAILY_MESSAGES[PLAN_STANDARD]),
  premium: messagesNow(DAILY_MESSAGES[PLAN_PREMIUM]),
} as const;

function messagesNow(limit: number | null): string {
  return limit === null ? "You have unlimited messages now." : `You have ${limit} messages a day now.`;
}

/** Messages about plans. */
export const planSentences = {
  /** The plan has changed, here or on the pages of the payment provider. */
  changed: (tier: keyof typeof planNames) => `You are now on ${planNames[tier]}.`,
  /** Under the price of a paid plan. */
  perMonth: "per month",
  /** Why a Premium subscriber cannot choose Standard (§4). */
  premiumIncludes: "You have Premium, which includes all of Standard.",
  /** The address of the payment page is not one that the app opens. */
  addressRefused: "The payment page could not be opened. Nothing was charged.",
  /** The plan was bought, changed or ended in another window. */
  changedElsewhere: "Your plan was changed in another window. Check it before you choose.",
} as const;

/** What each plan has, one line each (§6). */
export const planFeatures = {
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
} as const;
