import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stateMeta, * as stories from "./NameQuestion.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/NameQuestion",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stateMeta.parameters, chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter answers, without the spaces around the name. */
export const Answered: Story = {
  ...stories.Asking,
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
  ...stories.Asking,
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
  ...stories.Asking,
  args: { ...stories.Asking.args, name: "Row" },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveValue("Row");
    await userEvent.type(field, "a");
    await expect(args.onNameChange).toHaveBeenLastCalledWith("Rowa");
  },
};

/** Skip closes it. */
export const Skipped: Story = {
  ...stories.Asking,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Skip" }));
    await expect(args.onNameDecline).toHaveBeenCalledOnce();
  },
};
