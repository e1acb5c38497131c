import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MoonIcon } from "../Icon/MoonIcon.generated.ts";
import { SunIcon } from "../Icon/SunIcon.generated.ts";
import type { SegmentedOption } from "./SegmentedControl.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";

const colours: readonly SegmentedOption<string>[] = [
  { value: "dark", label: "Dark", icon: <MoonIcon /> },
  { value: "light", label: "Light", icon: <SunIcon /> },
];

const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  args: { label: "Colours", options: colours, value: "dark", onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few short options side by side. */
export const Row: Story = {};

/** Before the first option. */
export const Unanswered: Story = { args: { value: null } };

/** A required option is missing. */
export const Missing: Story = { args: { value: null, error: "Please choose the colours" } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
