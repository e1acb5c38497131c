import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { HiddenCount } from "./HiddenCount.tsx";

const meta = {
  title: "Features/Character/HiddenCount",
  component: HiddenCount,
  parameters: { layout: "centered" },
  args: { count: 3, onReveal: fn() },
} satisfies Meta<typeof HiddenCount>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden by the user's filters, and can be shown. */
export const Revealable: Story = {};

/** Adult characters, because adult content is off. */
export const Adult: Story = { args: { adult: 3 } };

/** One adult character. */
export const OneAdult: Story = { args: { count: 1, adult: 1 } };

/** Adult characters, and others by the user's filters. */
export const AdultAndOthers: Story = { args: { adult: 2 } };

/** Hidden, and cannot be shown. */
export const NotRevealable: Story = { args: { onReveal: undefined } };

/** Very many. */
export const Many: Story = { args: { count: 12_345 } };
