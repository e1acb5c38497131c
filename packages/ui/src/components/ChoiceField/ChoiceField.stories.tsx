import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { MoonIcon } from "../Icon/MoonIcon.generated.ts";
import { SunIcon } from "../Icon/SunIcon.generated.ts";
import type { Choice } from "./ChoiceField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";

const colours: readonly Choice<string>[] = [
  { value: "dark", label: "Dark", icon: <MoonIcon /> },
  { value: "light", label: "Light", icon: <SunIcon /> },
];

const meta = {
  title: "Components/ChoiceField",
  component: ChoiceField,
  args: { label: "Colours", choices: colours, value: "dark", onValueChange: fn() },
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few short options side by side. */
export const Row: Story = {};

/** Before the first choice. */
export const Unanswered: Story = { args: { value: null } };

/** A required choice is missing. */
export const Missing: Story = { args: { value: null, error: "Please choose the colours" } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
