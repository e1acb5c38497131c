import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { MoonIcon } from "../Icon/MoonIcon.generated.ts";
import { SunIcon } from "../Icon/SunIcon.generated.ts";
import type { Choice } from "./ChoiceField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";

const colours: readonly Choice<string>[] = [
  { value: "dark", label: "Dark", icon: <MoonIcon /> },
  { value: "light", label: "Light", icon: <SunIcon /> },
];

const reasons: readonly Choice<string>[] = [
  { value: "spam", label: "Spam", hint: "Advertising, or the same thing over and over." },
  { value: "stolen", label: "Stolen", hint: "Someone else made it." },
  { value: "else", label: "Something else" },
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

/** Options with a sentence each, before the first choice. */
export const List: Story = {
  args: { label: "What is wrong with it?", layout: "list", choices: reasons, value: null },
};

/** One option is selected; the arrow keys move from it. */
export const ListChosen: Story = {
  args: { label: "What is wrong with it?", layout: "list", choices: reasons, value: "spam" },
  render: (args) => <Chosen {...args} />,
};

/** Many options: only the selected one shows its hint. */
export const HintOfTheChosen: Story = { args: { ...List.args, hints: "chosen", value: "stolen" } };

/** A required choice is missing. */
export const Missing: Story = { args: { ...List.args, error: "Please choose a reason" } };

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

function Chosen(args: React.ComponentProps<typeof ChoiceField>) {
  const [value, setValue] = useState(args.value);
  return <ChoiceField {...args} value={value ?? null} onValueChange={setValue} />;
}
