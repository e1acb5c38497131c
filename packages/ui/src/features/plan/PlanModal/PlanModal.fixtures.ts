import { planCardsFixtures } from "../PlanCard/PlanCard.fixtures.ts";
import type { PlanModalProps } from "./PlanModal.tsx";

type PlanModalFixture = Pick<PlanModalProps, "plan" | "cards" | "pending">;

const standard = {
  plan: { kind: "subscribed", name: "Standard", daysLeft: 18 },
  cards: planCardsFixtures.standard,
} as const;

/** The plan modal in each state. */
export const planModalFixtures = {
  free: { plan: { kind: "free", name: "Free" }, cards: planCardsFixtures.free },
  standard,
  standardLastDay: { ...standard, plan: { ...standard.plan, daysLeft: 1 } },
  premium: {
    plan: { kind: "subscribed", name: "Premium", daysLeft: 27 },
    cards: planCardsFixtures.premium,
  },
  expired: { plan: { kind: "expired", name: "Standard" }, cards: planCardsFixtures.free },
  loading: { plan: { kind: "loading" }, cards: [] },
  failed: { plan: { kind: "failed" }, cards: [] },
  retrying: { plan: { kind: "failed", pending: true }, cards: [] },
  openingCheckout: { ...standard, pending: "premium" },
  openingManagement: { ...standard, pending: "manage" },
} as const satisfies Record<string, PlanModalFixture>;
