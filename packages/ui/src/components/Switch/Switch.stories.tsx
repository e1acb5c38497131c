import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { SwitchProps } from "./Switch.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: {
    label: "Blur covers",
    hint: "Select a cover to see it.",
    checked: false,
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Off. */
export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("switch", { name: "Blur covers" });
    await expect(box).toHaveAccessibleDescription("Select a cover to see it.");
    await userEvent.click(within(canvasElement).getByText("Blur covers"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** On. */
export const On: Story = { args: { checked: true } };

/** Disabled; its hint says why. */
export const Disabled: Story = {
  args: { disabled: true, hint: "Log in to change this." },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Blur covers"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** Permanently on for this user. */
export const DisabledOn: Story = { args: { checked: true, disabled: true } };

/** Long texts: the switch keeps its size. */
export const LongTexts: Story = {
  args: {
    label: "Keep the covers of adult characters out of sight until I ask for each of them",
    hint: "A cover shows when you ask for it, and goes again when you leave the page that it is on.",
  },
};

/** By keyboard: Tab focuses it, Space toggles it. */
export const ByKeyboard: Story = {
  render: (args) => <Turned {...args} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("switch");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

function Turned(args: SwitchProps) {
  const [checked, setChecked] = useState(args.checked);
  return <Switch {...args} checked={checked} onCheckedChange={setChecked} />;
}
