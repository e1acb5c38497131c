import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
