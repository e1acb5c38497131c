import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { characterTurns, userTurns } from "../chat.fixtures.ts";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message/Editing",
  component: Message,
  args: { turn: userTurns.marked, characterName: "Odile" },
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keeps the draft of what is being changed, as the app does. */
function Owner(props: React.ComponentProps<typeof Message>) {
  const [draft, setDraft] = useState(props.editing?.draft ?? "");
  const editing = props.editing && {
    ...props.editing,
    draft,
    onDraftChange: (text: string) => {
      setDraft(text);
      props.editing?.onDraftChange(text);
    },
  };
  return <Message {...props} editing={editing} />;
}

const editing = {
  turnId: "u2",
  draft: userTurns.marked.text,
  onDraftChange: fn(),
  onSave: fn(),
  onSaveAndRegenerate: fn(),
  onCancel: fn(),
};

/** Changed where it stands. Ctrl+Enter saves, Escape leaves it as it was; the owner keeps the draft. */
export const Editing: Story = {
  args: { turn: userTurns.marked, editing },
  render: (args) => <Owner {...args} />,
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole("textbox", { name: "Change this message" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(" Twice.");
    await expect(args.editing?.onDraftChange).toHaveBeenLastCalledWith(`${userTurns.marked.text} Twice.`);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.editing?.onSave).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.editing?.onCancel).toHaveBeenCalledOnce();
  },
};

/** A reply can be changed, too. */
export const EditingReply: Story = {
  args: {
    turn: characterTurns.done,
    editing: { ...editing, turnId: "c1", draft: characterTurns.done.text, onSaveAndRegenerate: undefined },
  },
};

/** It is being saved. */
export const EditingPending: Story = {
  args: { turn: userTurns.marked, editing: { ...editing, saving: "pending" } },
};

/** It could not be saved: what was written is still there. */
export const EditingFailed: Story = {
  args: { turn: userTurns.marked, editing: { ...editing, saving: "failed" } },
};
