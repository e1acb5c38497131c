import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { BreakReminder } from "./BreakReminder.tsx";

const meta = {
  title: "Features/Shell/BreakReminder",
  component: BreakReminder,
  parameters: { layout: "fullscreen" },
  args: { hours: 3, onDismiss: fn() },
} satisfies Meta<typeof BreakReminder>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After three hours. */
export const Hours: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** After one hour. */
export const OneHour: Story = { args: { hours: 1 } };

/** Too early: nothing is shown. */
export const NotYet: Story = {
  args: { hours: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
