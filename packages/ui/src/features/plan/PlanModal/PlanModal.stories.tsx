import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { planModalFixtures } from "./PlanModal.fixtures.ts";
import { PlanModal } from "./PlanModal.tsx";

const meta = {
  title: "Features/Plan/PlanModal",
  component: PlanModal,
  tags: ["screen"],
  parameters: { layout: "fullscreen" },
  args: {
    ...planModalFixtures.standard,
    open: true,
    onOpenChange: fn(),
    onUpgrade: fn(),
    onSubscriptionManage: fn(),
    onRetry: fn(),
  },
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

/** Loading; the placeholders have the final size. */
export const Loading: Story = { args: planModalFixtures.loading };

/** Loading failed. */
export const Failed: Story = { args: planModalFixtures.failed };

/** Retrying. */
export const Retrying: Story = { args: planModalFixtures.retrying };

/** The payment page is opening: other actions are disabled. */
export const OpeningCheckout: Story = { args: planModalFixtures.openingCheckout };

/** The payment provider's pages are opening. */
export const OpeningManagement: Story = { args: planModalFixtures.openingManagement };
