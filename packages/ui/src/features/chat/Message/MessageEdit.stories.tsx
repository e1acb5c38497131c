import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { interaction } from "../../../interaction.fixtures.ts";
import { characterTurns, userTurns } from "../chat.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message/Editing",
  component: Message,
  args: { turn: userTurns.marked, characterName: "Odile" },
  argTypes: { turn: namedStates({ ...characterTurns, ...userTurns }) },
  decorators: [
    (Story) => (
      <main style={{ padding: 24, maxInlineSize: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

const editing = {
  turnId: "u2",
  draft: userTurns.marked.text,
  onDraftChange: fn(),
  onSave: fn(),
  onSaveAndRegenerate: fn(),
  onCancel: fn(),
};

/** Edited in place. Ctrl+Enter saves, Escape cancels; the owner keeps the draft. */
export const Editing: Story = { args: { editing } };

/** A reply can be edited, too. */
export const EditingReply: Story = {
  args: {
    turn: characterTurns.done,
    editing: { ...editing, turnId: "c1", draft: characterTurns.done.text, onSaveAndRegenerate: undefined },
  },
};

/** Saving. */
export const EditingPending: Story = {
  args: { turn: userTurns.marked, editing: { ...editing, state: { kind: "pending" } } },
};

/** Saving failed: the input is kept. */
export const EditingFailed: Story = {
  args: { turn: userTurns.marked, editing: { ...editing, state: { kind: "failed" } } },
};

/** Edited in place. Ctrl+Enter saves, Escape cancels; the owner keeps the draft. */
export const EditingTest: Story = {
  ...Editing,
  ...interaction,
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
