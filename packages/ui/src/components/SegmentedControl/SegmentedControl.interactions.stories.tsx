import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stateMeta, * as stories from "./SegmentedControl.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/SegmentedControl",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A few short options side by side. */
export const Row: Story = {
  ...stories.Row,
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Colours" }));
    await userEvent.click(group.getByRole("radio", { name: "Light" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("light");
  },
};

/** Without `value` the browser holds it; the arrow keys move from the selected option. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: "dark" },
  play: async ({ args, canvasElement }) => {
    const group = within(canvasElement);
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "Dark" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(group.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("light");
  },
};

/** A required option is missing. */
export const Missing: Story = {
  ...stories.Missing,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Please choose the colours");
  },
};
