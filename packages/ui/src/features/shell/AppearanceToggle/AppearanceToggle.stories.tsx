import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { AppearanceToggle } from "./AppearanceToggle.tsx";

const meta = {
  title: "Features/Shell/AppearanceToggle",
  component: AppearanceToggle,
  parameters: { layout: "centered" },
  args: { theme: "dark", onThemeChange: fn() },
} satisfies Meta<typeof AppearanceToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In dark mode: offers light. */
export const Dark: Story = {};

/** In light mode: offers dark. */
export const Light: Story = { args: { theme: "light" } };

/** In dark mode: offers light. */
export const DarkTest: Story = {
  ...Dark,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Switch to light" }));
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
  },
};

/** In light mode: offers dark. */
export const LightTest: Story = {
  ...Light,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Switch to dark" })).toBeVisible();
  },
};
