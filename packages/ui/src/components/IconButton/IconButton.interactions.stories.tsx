import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./IconButton.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/IconButton",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A tool in a toolbar. */
export const Plain: Story = {
  ...stories.Plain,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Disabled; still focusable. */
export const Disabled: Story = {
  ...stories.Disabled,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Search" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
