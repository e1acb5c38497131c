import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { BreakReminder } from "./BreakReminder.tsx";

const meta = {
  title: "Features/Shell/BreakReminder",
  component: BreakReminder,
  parameters: { layout: "fullscreen" },
  args: { open: true, hours: 3, onOpenChange: fn() },
} satisfies Meta<typeof BreakReminder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After three hours. */
export const Hours: Story = {};

/** After one hour. */
export const OneHour: Story = { args: { hours: 1 } };
