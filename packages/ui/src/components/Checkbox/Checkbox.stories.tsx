import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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
