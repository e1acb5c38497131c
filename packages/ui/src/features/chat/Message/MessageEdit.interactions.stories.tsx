import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { userTurns } from "../chat.fixtures.ts";
import stateMeta, * as stories from "./MessageEdit.stories.tsx";

const meta = {
  ...stateMeta,
  title: "Interaction tests/Chat/Message/Editing",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Edited in place. Ctrl+Enter saves, Escape cancels; the owner keeps the draft. */
export const Editing: Story = {
  ...stories.Editing,
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Edit this message" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(" Twice.");
    await expect(args.editing?.onDraftChange).toHaveBeenLastCalledWith(`${userTurns.marked.text} Twice.`);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.editing?.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.editing?.onCancel).toHaveBeenCalledOnce();
  },
};
