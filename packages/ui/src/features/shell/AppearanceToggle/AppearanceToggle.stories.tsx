import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { AppearanceToggle } from "./AppearanceToggle.tsx";

const meta = {
  title: "Features/Shell/AppearanceToggle",
  component: AppearanceToggle,
  args: { theme: "dark", onToggle: fn() },
} satisfies Meta<typeof AppearanceToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In dark mode: offers light. */
export const Dark: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Switch to light" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** In light mode: offers dark. */
export const Light: Story = {
  args: { theme: "light" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Switch to dark" })).toBeVisible();
  },
};
