import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Switch } from "./Switch.tsx";

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
