import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
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

/** Enter answers, without the spaces around the name. */
export const Answered: Story = {
  ...Asking,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole("textbox", { name: "What shall they call you?" }),
      " Rowan {Enter}",
    );
    await expect(args.onNameSave).toHaveBeenCalledWith("Rowan");
    await expect(args.onNameDecline).not.toHaveBeenCalled();
  },
};

/** Nothing, or too much: the field says what to do, and nothing is saved. */
export const Refused: Story = {
  ...Asking,
  ...interaction,
  args: { maxLength: 5 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Write a name, or skip this.");
    await userEvent.type(field, "Rosalba");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent("A name has at most 5 characters.");
    await expect(field).toHaveAccessibleDescription(/at most 5/);
    await expect(args.onNameSave).not.toHaveBeenCalled();
  },
};

/** The answer was half-typed before the page was loaded again. */
export const HalfTyped: Story = {
  ...Asking,
  ...interaction,
  args: { ...Asking.args, name: "Row" },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveValue("Row");
    await userEvent.type(field, "a");
    await expect(args.onNameChange).toHaveBeenLastCalledWith("Rowa");
  },
};

/** Skip closes it. */
export const Skipped: Story = {
  ...Asking,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Skip" }));
    await expect(args.onNameDecline).toHaveBeenCalledOnce();
  },
};
