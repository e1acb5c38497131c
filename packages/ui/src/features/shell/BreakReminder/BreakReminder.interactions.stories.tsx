import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./BreakReminder.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Shell/BreakReminder",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** After three hours. */
export const Hours: Story = {
  ...stories.Hours,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Dismiss" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** Too early: nothing is shown. */
export const NotYet: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
