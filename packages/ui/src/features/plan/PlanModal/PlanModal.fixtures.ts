import { planCardFixtures, planCardsFixtures } from "../PlanCard/PlanCard.fixtures.ts";
import type { PlanModalProps } from "./PlanModal.tsx";

type PlanModalFixture = Pick<PlanModalProps, "plan" | "cards" | "pending">;

const standard = {
  plan: { kind: "subscribed", name: "Standard", daysLeft: 18 },
  cards: planCardsFixtures.standard,
} as const;

const free = { plan: { kind: "free", name: "Free" }, cards: planCardsFixtures.free } as const;

/** The plan modal in each state. */
export const planModalFixtures = {
  free,
  standard,
  standardLastDay: { ...standard, plan: { ...standard.plan, daysLeft: 1 } },
  premium: {
    plan: { kind: "subscribed", name: "Premium", daysLeft: 27 },
    cards: planCardsFixtures.premium,
  },
  expired: { plan: { kind: "expired", name: "Standard" }, cards: planCardsFixtures.free },
  ends: { ...standard, plan: { ...standard.plan, cause: { kind: "ends", on: "8 December 2026" } } },
  cancelled: { ...standard, plan: { ...standard.plan, cause: { kind: "ends" } } },
  paused: { ...standard, plan: { ...standard.plan, cause: { kind: "paused" } } },
  pausedUntil: {
    ...standard,
    plan: { ...standard.plan, cause: { kind: "paused", until: "1 February 2027" } },
  },
  unpaid: { ...free, plan: { ...free.plan, cause: { kind: "unpaid", name: "Standard" } } },
  overdue: { ...standard, plan: { ...standard.plan, cause: { kind: "unpaid", name: "Standard" } } },
  confirm: { ...free, plan: { ...free.plan, cause: { kind: "confirm" } } },
  confirmUntil: {
    ...standard,
    plan: { ...standard.plan, cause: { kind: "confirm", until: "21 November 2026" } },
  },
  trialOver: { ...free, plan: { ...free.plan, cause: { kind: "trial-over", name: "Premium" } } },
  expiredUnpaid: {
    plan: { kind: "expired", name: "Standard", cause: { kind: "unpaid", name: "Standard" } },
    cards: planCardsFixtures.free,
  },
  cancellable: {
    plan: { ...standard.plan, until: "8 December 2026" },
    cards: planCardsFixtures.standardWithoutPage,
  },
  cancelledWithoutPage: {
    plan: { ...standard.plan, cause: { kind: "ends", on: "8 December 2026" } },
    cards: [
      planCardFixtures.freeOther,
      planCardFixtures.standardCurrent,
      {
        ...planCardFixtures.premiumUpgradable,
        action: { kind: "disabled", disabledReason: "You can choose Premium when Standard has ended." },
      },
    ],
  },
  loading: { plan: { kind: "loading" }, cards: [] },
  failed: { plan: { kind: "failed", onRetry: () => undefined }, cards: [] },
  retrying: { plan: { kind: "failed", onRetry: () => undefined, pending: true }, cards: [] },
  openingCheckout: { ...standard, pending: "premium" },
  openingManagement: { ...standard, pending: "manage" },
} as const satisfies Record<string, PlanModalFixture>;
