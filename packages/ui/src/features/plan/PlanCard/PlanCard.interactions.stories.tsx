import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./PlanCard.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Plan/PlanCard",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** The features of the plan. */
async function expectBenefits(card: HTMLElement, benefits: readonly string[]): Promise<void> {
  const shown = within(card).getAllByRole("listitem");
  await expect(shown.map(({ textContent }) => textContent)).toEqual(benefits);
}

/** The current plan of a free user. */
// Rule: plan-texts-month-and-memory, plan-features
export const FreeCurrent: Story = {
  ...stories.FreeCurrent,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Free (Your plan)" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
    await expectBenefits(canvasElement, [
      "50 messages per day",
      "Memory: up to 4,000 words",
      "Create custom characters",
      "Explore community characters",
    ]);
  },
};

/** For free users, with the reduced price. */
// Rule: plan-texts-month-and-memory, plan-features
export const StandardUpgradable: Story = {
  ...stories.StandardUpgradable,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("-50%")).toBeVisible();
    await expect(canvas.getByText("per month")).toBeVisible();
    await expect(canvas.getByText("Ending soon...")).toBeVisible();
    await expect(canvasElement.querySelector("s")).toHaveTextContent("Before: 9.99$");
    await expectBenefits(canvasElement, [
      "250 messages per day",
      "Faster responses",
      "Increased memory: up to 8,000 words",
      "Create custom characters",
      "Explore community characters",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Upgrade Now: Standard" }));
    await expect(args.onUpgrade).toHaveBeenCalledWith("standard");
  },
};

/** The current plan of a Standard subscriber: its button opens the management. */
export const StandardSubscribing: Story = {
  ...stories.StandardSubscribing,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Subscribing: Standard" });
    await userEvent.click(button);
    await expect(args.onSubscriptionManage).toHaveBeenCalledOnce();
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};

/** For Premium subscribers: disabled with a reason. */
// Rule: premium-plan-buttons
export const StandardDisabled: Story = {
  ...stories.StandardDisabled,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Upgrade Now: Standard" });
    await expect(button).toHaveAccessibleDescription("You have Premium, which includes all of Standard.");
    await userEvent.click(button);
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};

/** For everyone below Premium. */
// Rule: plan-texts-month-and-memory, plan-features
export const PremiumUpgradable: Story = {
  ...stories.PremiumUpgradable,
  play: async ({ args, canvasElement }) => {
    await expectBenefits(canvasElement, [
      "Unlimited messages",
      "Faster responses",
      "Priority access to new features",
      "Increased memory: up to 16,000 words",
      "Create custom characters",
      "Explore community characters",
    ]);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Upgrade Now: Premium" }));
    await expect(args.onUpgrade).toHaveBeenCalledWith("premium");
  },
};

/** The payment page is opening: a second press does nothing. */
export const Opening: Story = {
  ...stories.Opening,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};
