import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HiddenCount } from "./HiddenCount.tsx";

const meta = {
  title: "Features/Character/HiddenCount",
  component: HiddenCount,
  args: { count: 3, onReveal: fn() },
} satisfies Meta<typeof HiddenCount>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden by the user's filters, and can be shown. */
export const Revealable: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^3 hidden by your filters/ }));
    await expect(args.onReveal).toHaveBeenCalledOnce();
  },
};

/** Hidden, and cannot be shown. */
export const NotRevealable: Story = {
  args: { onReveal: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** Very many. */
export const Many: Story = { args: { count: 12_345 } };
