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

/** Unused. */
export const Untouched: Story = { args: quotaMeterFixtures.untouched };

/** Partly used. */
export const UnderWay: Story = {};

/** 80 % are used: the bar becomes more visible. */
export const NearlyUsedUp: Story = { args: quotaMeterFixtures.nearlyUsedUp };

/** Used up until the quota resets. */
export const UsedUp: Story = { args: quotaMeterFixtures.usedUp };
