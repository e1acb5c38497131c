import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** The texts of the plan modal; `plan` is the name of a plan, and a day is a displayed date. */
export const planModalCopy = {
  title: (plan: string) => `Your plan is ${plan}`,
  titleLoading: "Your plan",
  titleExpired: (plan: string) => `Your ${plan} plan has ended`,
  remaining: (days: number) => plural(days, { one: "1 day remaining", other: `${days} days remaining` }),
  free: "You can choose another plan at any time.",
  expired: "You are on Free until you choose a plan again. Your chats and characters are all here.",
  ends: (day: string | undefined) =>
    day === undefined ? "It was cancelled and is not renewed." : `It ends on ${day} and is not renewed.`,
  paused: (day: string | undefined) =>
    day === undefined ? "Payments are paused. You pay nothing for now." : `Payments are paused until ${day}.`,
  unpaid: (plan: string) => `The last payment for ${plan} failed. Pay it to keep using ${plan}.`,
  confirm: (day: string | undefined) =>
    day === undefined
      ? "A payment is waiting for you to confirm it."
      : `A payment is waiting for you to confirm it until ${day}.`,
  trialOver: (plan: string) => `Your trial of ${plan} is over. Add a way to pay to use ${plan} again.`,
  manage: "Manage Subscriptions",
  cancel: "Cancel plan",
  cancelTitle: (plan: string) => `Cancel ${plan}?`,
  cancelBody: (plan: string, day: string | undefined) =>
    `You keep ${plan} ${day === undefined ? "for the time that you paid for" : `until ${day}`}. ` +
    "Then you are on Free, and nothing more is charged. Your chats and characters stay.",
  keep: "Keep plan",
  pay: "Pay now",
  confirmPayment: "Confirm payment",
  addPayment: "Add a way to pay",
  loading: "Loading your plan",
  failedTitle: "Your plan did not load.",
  failed: "Your plan has not changed. Check your connection and try again.",
  retry: "Try again",
};

/** All texts of PlanModal. */
export type PlanModalCopy = typeof planModalCopy;
