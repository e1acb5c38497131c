import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { planModalFixtures } from "./PlanModal.fixtures.ts";
import { PlanModal } from "./PlanModal.tsx";

const meta = {
  title: "Features/Plan/PlanModal",
  component: PlanModal,
  tags: ["screen"],
  parameters: { layout: "fullscreen", design: "plan" },
  args: {
    ...planModalFixtures.standard,
    open: true,
    onOpenChange: fn(),
    onUpgrade: fn(),
    onSubscriptionManage: fn(),
  },
  argTypes: { plan: namedStatesOf(planModalFixtures, "plan") },
} satisfies Meta<typeof PlanModal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A free user: no days, nothing to manage, two upgrades. */
export const Free: Story = { args: planModalFixtures.free };

/** A Standard subscriber. On wide screens the modal is 904 px wide; on phones the current plan comes first. */
export const Standard: Story = {};

/** The last hours of a paid period count as one day. */
export const StandardLastDay: Story = { args: planModalFixtures.standardLastDay };

/** A Premium subscriber: Standard's button is disabled with a reason. */
export const Premium: Story = { args: planModalFixtures.premium };

/** A paid period has ended: no days and nothing to manage. */
export const Expired: Story = { args: planModalFixtures.expired };

/** A cancelled plan: the last day, and Manage to take it back. */
export const Ends: Story = { args: planModalFixtures.ends };

/** A cancelled plan whose last day is not known. */
export const Cancelled: Story = { args: planModalFixtures.cancelled };

/** The operator has paused the payments; the plan continues. */
export const Paused: Story = { args: planModalFixtures.paused };

/** Payments are paused until a day. */
export const PausedUntil: Story = { args: planModalFixtures.pausedUntil };

/** The last payment failed for good: the free plan applies until it is paid. */
export const Unpaid: Story = { args: planModalFixtures.unpaid };

/** The last payment failed, and the plan still applies. */
export const Overdue: Story = { args: planModalFixtures.overdue };

/** The bank asks the user to confirm the first payment. */
export const Confirm: Story = { args: planModalFixtures.confirm };

/** The payment of a change waits for a confirmation; the plan from before applies. */
export const ConfirmUntil: Story = { args: planModalFixtures.confirmUntil };

/** A trial has ended without a way to pay. */
export const TrialOver: Story = { args: planModalFixtures.trialOver };

/** The paid period has ended, because its renewal was not paid. */
export const ExpiredUnpaid: Story = { args: planModalFixtures.expiredUnpaid };

/** A plan of a payment provider without a page to manage it: the user can cancel it here. */
export const Cancellable: Story = {
  args: { ...planModalFixtures.cancellable, onSubscriptionManage: undefined, onPlanCancel: fn() },
};

/** A cancelled plan of such a provider: nothing is left to do before its last day. */
export const CancelledWithoutPage: Story = {
  args: { ...planModalFixtures.cancelledWithoutPage, onSubscriptionManage: undefined, onPlanCancel: fn() },
};

/** Loading; the placeholders have the final size. */
export const Loading: Story = { args: planModalFixtures.loading };

/** Loading failed. */
export const Failed: Story = {
  args: { ...planModalFixtures.failed, plan: { kind: "failed", onRetry: fn() } },
};

/** Retrying. */
export const Retrying: Story = { args: planModalFixtures.retrying };

/** The payment page is opening: other actions are disabled. */
export const OpeningCheckout: Story = { args: planModalFixtures.openingCheckout };

/** The payment provider's pages are opening. */
export const OpeningManagement: Story = { args: planModalFixtures.openingManagement };
