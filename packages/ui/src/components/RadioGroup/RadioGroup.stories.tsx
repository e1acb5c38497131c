import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Who can see it?",
    options: [
      { value: "private", label: "Only me" },
      { value: "link", label: "Anybody with the link", hint: "It is in no list and no search." },
      { value: "public", label: "Everybody", hint: "It is reviewed first, usually within a day." },
    ],
    value: null,
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first choice. */
export const Unanswered: Story = {};

/** One is chosen. */
export const Chosen: Story = { args: { value: "link" } };

/** Short labels beside each other. */
export const Horizontal: Story = {
  args: {
    label: "Length of replies",
    orientation: "horizontal",
    options: ["Short", "Medium", "Long"].map((label) => ({ value: label.toLowerCase(), label })),
    value: "medium",
  },
};

/** Many options: only the chosen one shows its hint. */
export const HintOfTheChosen: Story = { args: { optionHints: "chosen", value: "link" } };

/** A required choice is missing. */
export const Missing: Story = { args: { required: true, error: "Choose who can see it." } };

/** One option is not possible; its hint says why. */
export const OptionDisabled: Story = {
  args: {
    value: "private",
    options: [
      { value: "private", label: "Only me" },
      { value: "public", label: "Everybody", hint: "Add a cover first.", disabled: true },
    ],
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: {
    disabled: true,
    value: "private",
    hint: "It is being reviewed.",
    options: [
      { value: "private", label: "Only me" },
      { value: "public", label: "Everybody" },
    ],
  },
};

/** Without `value` the group holds it. Tab goes to the chosen option, and arrows choose the next one. */
export const Uncontrolled: Story = {
  ...interaction,
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
  ...Chosen,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Everybody"));
    await expect(args.onValueChange).toHaveBeenCalledWith("public");
    await expect(within(canvasElement).getByRole("radio", { name: "Anybody with the link" })).toBeChecked();
  },
};

/** From right to left the left arrow selects the next one, and the element has no direction of its own. */
export const RightToLeft: Story = {
  ...Horizontal,
  ...interaction,
  args: { ...Horizontal.args, value: undefined, defaultValue: "short" },
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
export const HintOfTheChosenTest: Story = {
  ...HintOfTheChosen,
  ...interaction,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("It is in no list and no search.")).toBeVisible();
    await expect(within(canvasElement).getByText(/^It is reviewed first/)).not.toBeVisible();
  },
};

/** The error is tied to the group, and the hint to its option. */
export const MissingTest: Story = {
  ...Missing,
  ...interaction,
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Choose who can see it.");
    await expect(within(group).getByRole("radio", { name: "Everybody" })).toHaveAccessibleDescription(
      "It is reviewed first, usually within a day.",
    );
  },
};
