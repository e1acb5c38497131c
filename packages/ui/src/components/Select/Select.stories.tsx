import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Select } from "./Select.tsx";
import type { SelectOption } from "./Select.tsx";

const languages: readonly SelectOption<string>[] = [
  { value: "de", label: "German" },
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "fr", label: "French" },
  { value: "it", label: "Italian" },
  { value: "ja", label: "Japanese" },
  { value: "pt", label: "Portuguese" },
];

const meta = {
  title: "Components/Select",
  component: Select,
  args: { label: "Language", options: languages, value: "en", onValueChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An option is chosen. */
export const Chosen: Story = {};

/** Before the first choice. */
export const Unanswered: Story = { args: { value: null, hint: "Replies are written in it." } };

/** A required choice is missing. */
export const Missing: Story = {
  args: { value: null, required: true, error: "Choose the language of the character." },
};

/** Disabled; its hint says why. */
export const Disabled: Story = { args: { disabled: true, hint: "Log in to change this." } };

/** The label of the chosen option is longer than the control. */
export const LongLabel: Story = {
  args: {
    options: [{ value: "long", label: "Portuguese as it is spoken on the islands of the North Atlantic" }],
    value: "long",
  },
};
