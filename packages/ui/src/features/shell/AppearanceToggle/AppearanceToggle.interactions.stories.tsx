import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./AppearanceToggle.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/AppearanceToggle",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** In dark mode: offers light. */
export const Dark: Story = {
  ...stories.Dark,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Switch to light" }));
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
  },
};

/** In light mode: offers dark. */
export const Light: Story = {
  ...stories.Light,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Switch to dark" })).toBeVisible();
  },
};
