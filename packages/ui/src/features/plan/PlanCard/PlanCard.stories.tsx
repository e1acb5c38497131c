import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { planCardFixtures } from "./PlanCard.fixtures.ts";
import { PlanCard } from "./PlanCard.tsx";

const meta = {
  title: "Features/Plan/PlanCard",
  component: PlanCard,
  args: { card: planCardFixtures.standardUpgradable, onUpgrade: fn(), onSubscriptionManage: fn() },
  argTypes: { card: namedStates(planCardFixtures) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 272, minBlockSize: 380, display: "grid" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current plan of a free user. */
export const FreeCurrent: Story = { args: { card: planCardFixtures.freeCurrent } };

/** Free, for paying users: a paid plan is cancelled on its management page. */
export const FreeOther: Story = { args: { card: planCardFixtures.freeOther } };

/** For free users, with the reduced price. */
export const StandardUpgradable: Story = {};

/** The current plan of a Standard subscriber: its button opens the management. */
export const StandardSubscribing: Story = { args: { card: planCardFixtures.standardSubscribing } };

/** For Premium subscribers: disabled with a reason. */
export const StandardDisabled: Story = { args: { card: planCardFixtures.standardDisabled } };

/** After the reduction has ended: no old price, no badge, no note. */
export const StandardFullPrice: Story = { args: { card: planCardFixtures.standardFullPrice } };

/** For everyone below Premium. */
export const PremiumUpgradable: Story = { args: { card: planCardFixtures.premiumUpgradable } };

/** The current plan of a Premium subscriber. */
export const PremiumSubscribing: Story = { args: { card: planCardFixtures.premiumSubscribing } };

/** Any plan may have a reduced price. */
export const PremiumReduced: Story = { args: { card: planCardFixtures.premiumReduced } };

/** The payment page is opening: a second press does nothing. */
export const Opening: Story = { args: { card: planCardFixtures.premiumUpgradable, pending: true } };

/** Long texts wrap inside the card. */
export const LongTexts: Story = {
  args: {
    card: {
      ...planCardFixtures.standardUpgradable,
      name: "Standardmitgliedschaft",
      features: ["Zweihundertfünfzig Nachrichten an jedem Tag der Woche", "Antworten, die schneller kommen"],
      price: "1.299.000,00 ₫",
      priceBefore: "2.598.000,00 ₫",
      note: "This price is for the first month and ends on the last day of November.",
    },
  },
};

/** The features of the plan. */
async function expectBenefits(card: HTMLElement, benefits: readonly string[]): Promise<void> {
  const shown = within(card).getAllByRole("listitem");
  await expect(shown.map(({ textContent }) => textContent)).toEqual(benefits);
}

/** The current plan of a free user. */
// Rule: plan-texts-month-and-memory, plan-features
export const FreeCurrentTest: Story = {
  ...FreeCurrent,
  ...interaction,
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
export const StandardUpgradableTest: Story = {
  ...StandardUpgradable,
  ...interaction,
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
export const StandardSubscribingTest: Story = {
  ...StandardSubscribing,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Subscribing: Standard" });
    await userEvent.click(button);
    await expect(args.onSubscriptionManage).toHaveBeenCalledOnce();
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};

/** For Premium subscribers: disabled with a reason. */
// Rule: premium-plan-buttons
export const StandardDisabledTest: Story = {
  ...StandardDisabled,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Upgrade Now: Standard" });
    await expect(button).toHaveAccessibleDescription("You have Premium, which includes all of Standard.");
    await userEvent.click(button);
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};

/** For everyone below Premium. */
// Rule: plan-texts-month-and-memory, plan-features
export const PremiumUpgradableTest: Story = {
  ...PremiumUpgradable,
  ...interaction,
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
export const OpeningTest: Story = {
  ...Opening,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onUpgrade).not.toHaveBeenCalled();
  },
};
