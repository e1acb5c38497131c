import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** A free user: no days, nothing to manage, two upgrades. */
export const FreeTest: Story = {
  ...Free,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Your plan is Free");
    await expect(modal.queryByRole("button", { name: "Manage Subscriptions" })).toBeNull();
    await expect(modal.queryByText(/remaining/)).toBeNull();
    await userEvent.click(modal.getByRole("button", { name: "Upgrade Now: Standard" }));
    await userEvent.click(modal.getByRole("button", { name: "Upgrade Now: Premium" }));
    await expect(args.onUpgrade).toHaveBeenNthCalledWith(1, "standard");
    await expect(args.onUpgrade).toHaveBeenNthCalledWith(2, "premium");
  },
};

/** A Standard subscriber. On wide screens the modal is 904 px wide; on phones the current plan comes first. */
export const StandardTest: Story = {
  ...Standard,
  ...interaction,
  play: async ({ args }) => {
    const element = await screen.findByRole("dialog", { name: "Your plan is Standard" });
    const modal = within(element);
    const [free, standard] = modal.getAllByRole("listitem").filter((item) => item.querySelector("article"));
    if (window.innerWidth >= 768) await expect(element.offsetWidth).toBe(904);
    else await expect(Number(standard?.offsetTop)).toBeLessThan(Number(free?.offsetTop));
    await expect(modal.getByText("18 days remaining")).toBeVisible();
    await userEvent.click(modal.getByRole("button", { name: "Manage Subscriptions" }));
    await userEvent.click(modal.getByRole("button", { name: "Subscribing: Standard" }));
    await expect(args.onSubscriptionManage).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    element.scrollTo(0, 0);
  },
};

/** A plan that is to be paid: why, and the button that opens the page to pay. */
// Rule: plan-end-shown
export const UnpaidTest: Story = {
  ...Unpaid,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Your plan is Free");
    await expect(
      modal.getByText("The last payment for Standard failed. Pay it to keep using Standard."),
    ).toBeVisible();
    await userEvent.click(modal.getByRole("button", { name: "Pay now" }));
    await expect(args.onSubscriptionManage).toHaveBeenCalledTimes(1);
  },
};

/** A cancelled plan keeps its days, and can be managed. */
// Rule: plan-end-shown
export const EndsTest: Story = {
  ...Ends,
  ...interaction,
  play: async () => {
    const modal = await dialog("Your plan is Standard");
    await expect(modal.getByText("18 days remaining")).toBeVisible();
    await expect(modal.getByText("It ends on 8 December 2026 and is not renewed.")).toBeVisible();
    await expect(modal.getByRole("button", { name: "Manage Subscriptions" })).toBeVisible();
  },
};

/** The last hours of a paid period count as one day. */
export const StandardLastDayTest: Story = {
  ...StandardLastDay,
  ...interaction,
  play: async () => {
    const modal = await dialog("Your plan is Standard");
    await expect(modal.getByText("1 day remaining")).toBeVisible();
  },
};

/** A Premium subscriber: Standard's button is disabled with a reason. */
export const PremiumTest: Story = {
  ...Premium,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Your plan is Premium");
    await userEvent.click(modal.getByRole("button", { name: "Upgrade Now: Standard" }));
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};

/** A paid period has ended: no days and nothing to manage. */
export const ExpiredTest: Story = {
  ...Expired,
  ...interaction,
  play: async () => {
    const modal = await dialog("Your Standard plan has ended");
    await expect(modal.queryByText(/remaining/)).toBeNull();
    await expect(modal.queryByRole("button", { name: "Manage Subscriptions" })).toBeNull();
  },
};

/** Cancelling asks first, and says until when the plan is kept. */
// Rule: plan-cancelled-in-app
export const CancellableTest: Story = {
  ...Cancellable,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Your plan is Standard");
    await expect(modal.queryByRole("button", { name: "Manage Subscriptions" })).toBeNull();
    await userEvent.click(modal.getByRole("button", { name: "Cancel plan" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Cancel Standard?" }));
    await expect(question.getByText(/You keep Standard until 8 December 2026/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Keep plan" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onPlanCancel).not.toHaveBeenCalled();
    await userEvent.click(modal.getByRole("button", { name: "Cancel plan" }));
    const again = within(await screen.findByRole("alertdialog", { name: "Cancel Standard?" }));
    await userEvent.click(again.getByRole("button", { name: "Cancel plan" }));
    await expect(args.onPlanCancel).toHaveBeenCalledOnce();
  },
};

/** A cancelled plan cannot be cancelled again. */
export const CancelledWithoutPageTest: Story = {
  ...CancelledWithoutPage,
  ...interaction,
  play: async () => {
    const modal = await dialog("Your plan is Standard");
    await expect(modal.getByText("It ends on 8 December 2026 and is not renewed.")).toBeVisible();
    await expect(modal.queryByRole("button", { name: "Cancel plan" })).toBeNull();
  },
};

/** Loading failed. */
export const FailedTest: Story = {
  ...Failed,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Your plan");
    await userEvent.click(modal.getByRole("button", { name: "Try again" }));
    await expect(args.plan.kind === "failed" && args.plan.onRetry).toHaveBeenCalledOnce();
  },
};

/** The payment page is opening: other actions are disabled. */
export const OpeningCheckoutTest: Story = {
  ...OpeningCheckout,
  ...interaction,
  play: async ({ args }) => {
    const modal = await dialog("Your plan is Standard");
    await userEvent.click(modal.getByRole("button", { name: "Manage Subscriptions" }));
    await expect(args.onSubscriptionManage).not.toHaveBeenCalled();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  ...interaction,
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
