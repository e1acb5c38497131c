import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  parameters: { layout: "centered" },
  args: { label: "Show my name beside my characters", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not checked, with a hint. */
export const Unchecked: Story = { args: { hint: "Other users see it on the page of each character." } };

/** Checked. */
export const Checked: Story = { args: { checked: true } };

/** Some of the items in its group are checked. */
export const Indeterminate: Story = { args: { label: "All messages", checked: "indeterminate" } };

/** It must be checked before the form is sent. */
export const Missing: Story = {
  args: { label: "I am 18 or older", required: true, error: "Confirm your age to continue." },
};

/** The label is hidden: a row of a list shows it beside the checkbox. */
export const LabelHidden: Story = { args: { labelHidden: true, checked: true } };

/** Disabled; its hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: "Log in to change this." } };

/** Permanently checked for this user. */
export const DisabledChecked: Story = { args: { disabled: true, checked: true } };

const tests = { ...interaction, beforeEach: () => void onSend.mockClear() };

const onSend = fn();

/** Without `checked` it holds its own state; label and Space change it. */
export const Uncontrolled: Story = {
  ...tests,
  args: { defaultChecked: true },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "Show my name beside my characters" });
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText("Show my name beside my characters"));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

/** With `checked` it changes only with its prop. */
export const Controlled: Story = {
  ...Checked,
  ...tests,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
    await expect(box).toBeChecked();
  },
};

/** Pressing a mixed checkbox checks it. */
export const FromMixed: Story = {
  ...Indeterminate,
  ...tests,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** The error is tied to the control. */
export const MissingTest: Story = {
  ...Missing,
  ...tests,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Confirm your age to continue.");
  },
};

/** A disabled checkbox cannot be pressed. */
export const DisabledTest: Story = {
  ...Disabled,
  ...tests,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Show my name beside my characters"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** A form is sent with its value. */
export const InForm: Story = {
  ...tests,
  args: { name: "terms", value: "agreed", label: "I agree" },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).get("terms"));
      }}
    >
      <Checkbox {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("I agree"));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Send" }));
    await expect(onSend).toHaveBeenCalledWith("agreed");
  },
};
