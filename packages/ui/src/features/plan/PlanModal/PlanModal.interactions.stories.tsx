import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import stateMeta, * as stories from "./PlanModal.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Plan/PlanModal",
  tags: ["screen", "interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** A free user: no days, nothing to manage, two upgrades. */
export const Free: Story = {
  ...stories.Free,
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
export const Standard: Story = {
  ...stories.Standard,
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
export const Unpaid: Story = {
  ...stories.Unpaid,
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
export const Ends: Story = {
  ...stories.Ends,
  play: async () => {
    const modal = await dialog("Your plan is Standard");
    await expect(modal.getByText("18 days remaining")).toBeVisible();
    await expect(modal.getByText("It ends on 8 December 2026 and is not renewed.")).toBeVisible();
    await expect(modal.getByRole("button", { name: "Manage Subscriptions" })).toBeVisible();
  },
};

/** The last hours of a paid period count as one day. */
export const StandardLastDay: Story = {
  ...stories.StandardLastDay,
  play: async () => {
    const modal = await dialog("Your plan is Standard");
    await expect(modal.getByText("1 day remaining")).toBeVisible();
  },
};

/** A Premium subscriber: Standard's button is disabled with a reason. */
export const Premium: Story = {
  ...stories.Premium,
  play: async ({ args }) => {
    const modal = await dialog("Your plan is Premium");
    await userEvent.click(modal.getByRole("button", { name: "Upgrade Now: Standard" }));
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};

/** A paid period has ended: no days and nothing to manage. */
export const Expired: Story = {
  ...stories.Expired,
  play: async () => {
    const modal = await dialog("Your Standard plan has ended");
    await expect(modal.queryByText(/remaining/)).toBeNull();
    await expect(modal.queryByRole("button", { name: "Manage Subscriptions" })).toBeNull();
  },
};

/** Cancelling asks first, and says until when the plan is kept. */
// Rule: plan-cancelled-in-app
export const Cancellable: Story = {
  ...stories.Cancellable,
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
export const CancelledWithoutPage: Story = {
  ...stories.CancelledWithoutPage,
  play: async () => {
    const modal = await dialog("Your plan is Standard");
    await expect(modal.getByText("It ends on 8 December 2026 and is not renewed.")).toBeVisible();
    await expect(modal.queryByRole("button", { name: "Cancel plan" })).toBeNull();
  },
};

/** Loading failed. */
export const Failed: Story = {
  ...stories.Failed,
  play: async ({ args }) => {
    const modal = await dialog("Your plan");
    await userEvent.click(modal.getByRole("button", { name: "Try again" }));
    await expect(args.plan.kind === "failed" && args.plan.onRetry).toHaveBeenCalledOnce();
  },
};

/** The payment page is opening: other actions are disabled. */
export const OpeningCheckout: Story = {
  ...stories.OpeningCheckout,
  play: async ({ args }) => {
    const modal = await dialog("Your plan is Standard");
    await userEvent.click(modal.getByRole("button", { name: "Manage Subscriptions" }));
    await expect(args.onSubscriptionManage).not.toHaveBeenCalled();
  },
};

/** Closed: nothing is rendered. */
export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
