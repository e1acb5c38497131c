import type { Meta, StoryObj } from "@storybook/react-vite";
import { quotaMeterFixtures } from "./QuotaMeter.fixtures.ts";
import { QuotaMeter } from "./QuotaMeter.tsx";

const meta = {
  title: "Features/Chat/QuotaMeter",
  component: QuotaMeter,
  args: quotaMeterFixtures.underWay,
} satisfies Meta<typeof QuotaMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the start of the day. */
export const Untouched: Story = { args: quotaMeterFixtures.untouched };

/** In the middle of a conversation. */
export const UnderWay: Story = {};

/** Four fifths are gone: the bar turns from quiet to plain. */
export const NearlyUsedUp: Story = { args: quotaMeterFixtures.nearlyUsedUp };

/** Nothing is left until the day begins anew. */
export const UsedUp: Story = { args: quotaMeterFixtures.usedUp };
