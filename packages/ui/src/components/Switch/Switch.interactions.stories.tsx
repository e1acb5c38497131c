import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { SwitchProps } from "./Switch.tsx";
import { Switch } from "./Switch.tsx";
import stateMeta, * as stories from "./Switch.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Switch",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Off. */
export const Off: Story = {
  ...stories.Off,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole("switch", { name: "Blur covers" });
    await expect(box).toHaveAccessibleDescription("Select a cover to see it.");
    await userEvent.click(within(canvasElement).getByText("Blur covers"));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** Alone, without an owner of the setting. */
export const Uncontrolled: Story = {
  args: { checked: undefined, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toBeChecked();
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.getByRole("switch")).not.toBeChecked();
  },
};

/** Disabled; its hint says why. */
export const Disabled: Story = {
  ...stories.Disabled,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText("Blur covers"));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
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
