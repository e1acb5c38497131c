import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** After three hours. */
export const HoursTest: Story = {
  ...Hours,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Dismiss" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** Too early: nothing is shown. */
export const NotYet: Story = {
  ...interaction,
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
