import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import stateMeta, * as stories from "./RadioGroup.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/RadioGroup",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...stateMeta.args, onValueChange: fn() },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Without `value` the group holds it. Tab goes to the chosen option, and arrows choose the next one. */
export const Uncontrolled: Story = {
  args: { value: undefined, defaultValue: "private" },
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole("radiogroup", { name: "Who can see it?" }));
    await userEvent.tab();
    await expect(group.getByRole("radio", { name: "Only me" })).toHaveFocus();
    // The next option is focused, and thereby chosen, while the key is down.
    await userEvent.keyboard("{ArrowDown>}");
    await waitFor(() => expect(group.getByRole("radio", { name: "Anybody with the link" })).toBeChecked());
    await userEvent.keyboard("{/ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("link");
    await userEvent.click(group.getByText("Everybody"));
    await expect(group.getByRole("radio", { name: "Everybody" })).toBeChecked();
  },
};

/** With `value` it changes only with its prop. */
export const Controlled: Story = {
  ...stories.Chosen,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Everybody"));
    await expect(args.onValueChange).toHaveBeenCalledWith("public");
    await expect(within(canvasElement).getByRole("radio", { name: "Anybody with the link" })).toBeChecked();
  },
};

/** From right to left the left arrow selects the next one, and the element has no direction of its own. */
export const RightToLeft: Story = {
  ...stories.Horizontal,
  args: { ...stories.Horizontal.args, value: undefined, defaultValue: "short" },
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).not.toHaveAttribute("dir");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft>}");
    await waitFor(() => expect(within(group).getByRole("radio", { name: "Medium" })).toBeChecked());
    await userEvent.keyboard("{/ArrowLeft}");
    await expect(group).not.toHaveAttribute("dir");
  },
};

/** Only the chosen option shows its hint. */
export const HintOfTheChosen: Story = {
  ...stories.HintOfTheChosen,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("It is in no list and no search.")).toBeVisible();
    await expect(within(canvasElement).getByText(/^It is reviewed first/)).not.toBeVisible();
  },
};

/** The error is tied to the group, and the hint to its option. */
export const Missing: Story = {
  ...stories.Missing,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Choose who can see it.");
    await expect(within(group).getByRole("radio", { name: "Everybody" })).toHaveAccessibleDescription(
      "It is reviewed first, usually within a day.",
    );
  },
};
