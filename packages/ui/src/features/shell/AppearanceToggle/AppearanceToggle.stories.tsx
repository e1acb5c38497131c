import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
