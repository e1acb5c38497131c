import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { nameQuestionFixtures as states } from "./NameQuestion.fixtures.ts";
import { NameQuestion } from "./NameQuestion.tsx";

const meta = {
  title: "Features/Chat/NameQuestion",
  component: NameQuestion,
  parameters: { layout: "fullscreen" },
  args: {
    state: states.asking,
    onNameSave: fn(),
    onNameChange: fn(),
    onNameDecline: fn(),
    onAnswerClose: fn(),
  },
  argTypes: { state: namedStates(states) },
} satisfies Meta<typeof NameQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After the first reply to a new user. */
export const Asking: Story = {};

/** The name is being saved. */
export const Saving: Story = { args: { state: states.saving } };

/** The name was not saved. */
export const Failed: Story = { args: { state: states.failed } };

/** The user has answered. */
export const Saved: Story = { args: { state: states.saved } };
