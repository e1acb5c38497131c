import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  title: "Components/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Who can see it?",
    options: [
      { value: "private", label: "Only me" },
      { value: "link", label: "Anybody with the link", hint: "It is in no list and no search." },
      { value: "public", label: "Everybody", hint: "It is reviewed first, usually within a day." },
    ],
    value: null,
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first choice. */
export const Unanswered: Story = {};

/** One is chosen. */
export const Chosen: Story = { args: { value: "link" } };

/** Short labels beside each other. */
export const Horizontal: Story = {
  args: {
    label: "Length of replies",
    orientation: "horizontal",
    options: ["Short", "Medium", "Long"].map((label) => ({ value: label.toLowerCase(), label })),
    value: "medium",
  },
};

/** Many options: only the chosen one shows its hint. */
export const HintOfTheChosen: Story = { args: { optionHints: "chosen", value: "link" } };

/** A required choice is missing. */
export const Missing: Story = { args: { required: true, error: "Choose who can see it." } };

/** One option is not possible; its hint says why. */
export const OptionDisabled: Story = {
  args: {
    value: "private",
    options: [
      { value: "private", label: "Only me" },
      { value: "public", label: "Everybody", hint: "Add a cover first.", disabled: true },
    ],
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: {
    disabled: true,
    value: "private",
    hint: "It is being reviewed.",
    options: [
      { value: "private", label: "Only me" },
      { value: "public", label: "Everybody" },
    ],
  },
};
