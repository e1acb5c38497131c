import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { interaction } from "../../interaction.fixtures.ts";
import { Switch } from "./Switch.tsx";
import type { SwitchProps } from "./Switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  parameters: { layout: "centered" },
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
export const Off: Story = {};

/** On. */
export const On: Story = { args: { checked: true } };

/** Disabled; its hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: "Log in to change this." } };

/** Permanently on for this user. */
export const DisabledOn: Story = { args: { checked: true, disabled: true } };

/** Long texts: the switch keeps its size. */
export const LongTexts: Story = {
  args: {
    label: "Keep the covers of adult characters out of sight until I ask for each of them",
    hint: "A cover shows when you ask for it, and goes again when you leave the page that it is on.",
  },
};

/** Off. */
export const OffTest: Story = {
  ...Off,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("switch", { name: "Blur covers" });
    await expect(box).toHaveAccessibleDescription("Select a cover to see it.");
    await userEvent.click(within(canvasElement).getByText("Blur covers"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** Alone, without an owner of the setting. */
export const Uncontrolled: Story = {
  ...interaction,
  args: { checked: undefined, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toBeChecked();
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.getByRole("switch")).not.toBeChecked();
  },
};

/** Disabled; its hint says why. */
export const DisabledTest: Story = {
  ...Disabled,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Blur covers"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** By keyboard: Tab focuses it, Space toggles it. */
export const ByKeyboard: Story = {
  ...interaction,
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
