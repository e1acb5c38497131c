import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { composerFixtures, suggestionTexts } from "./Composer.fixtures.ts";
import { Composer } from "./Composer.tsx";
import type { ComposerProps } from "./Composer.tsx";

/** Owns the draft, as the app does. */
function Owner(props: ComposerProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <Composer
      {...props}
      draft={draft}
      onDraftChange={(text) => {
        setDraft(text);
        props.onDraftChange(text);
      }}
    />
  );
}

const meta = {
  title: "Features/Chat/Composer",
  component: Composer,
  render: (args) => <Owner {...args} />,
  args: { ...composerFixtures.empty, onDraftChange: fn(), onSend: fn(), onStop: fn() },
} satisfies Meta<typeof Composer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened, with an empty draft. */
export const Empty: Story = {};

/** With a draft. Enter sends, Shift+Enter inserts a line break, Enter during IME composition does neither. */
export const Draft: Story = {
  args: composerFixtures.draft,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Write to Odile" });
    await userEvent.click(field);
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(args.onSend).toHaveBeenCalledWith(composerFixtures.draft.draft);
    await expect(field).toHaveFocus();
  },
};

/** A long draft: the field grows to a third of the screen and then scrolls. */
export const LongDraft: Story = { args: composerFixtures.long };

/** Over the limit: the draft is kept, and the excess is shown. */
export const TooLong: Story = {
  args: composerFixtures.tooLong,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A reply is streaming: the round button stops it. */
export const Replying: Story = {
  args: composerFixtures.replying,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Stop the reply" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** The next message is written while the reply streams; Enter queues it. */
export const ReplyingWithDraft: Story = {
  args: composerFixtures.replyingWithDraft,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue(composerFixtures.replyingWithDraft.draft);
  },
};

/** Sending: the draft stays until the server confirms it, and a second Enter does nothing. */
export const Sending: Story = {
  args: composerFixtures.sending,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveValue(composerFixtures.sending.draft);
  },
};

/** Blocked by a rule: the draft is kept, the rule is linked, and the message did not count. */
export const Blocked: Story = {
  args: composerFixtures.blocked,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveValue(composerFixtures.blocked.draft);
    await expect(field).toHaveAccessibleDescription(/It did not count/);
    await expect(canvas.getByRole("link", { name: "Read the rule: Real people" })).toBeVisible();
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Offline; messages are queued in order and sent automatically later. */
export const OfflineQueue: Story = {
  args: composerFixtures.queues,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** The user has a persona in this chat, and can change it. */
export const WithPersona: Story = {
  args: { ...composerFixtures.asPersona, persona: { name: "Marguerite", onChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Your persona: Marguerite/ }));
    await expect(args.persona?.onChange).toHaveBeenCalledOnce();
  },
};

/** No persona is selected. */
export const WithoutPersona: Story = { args: composerFixtures.asOneself };

/** Suggestions are available. */
export const CanSuggest: Story = { args: composerFixtures.canSuggest };

/** Suggestions are loading. */
export const Suggesting: Story = { args: composerFixtures.suggesting };

/** A chosen suggestion becomes the draft and is not sent. */
export const Suggested: Story = {
  args: composerFixtures.suggested,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /ask me about the fourth/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue(suggestionTexts[1]);
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Suggestions failed to load. */
export const SuggestionsFailed: Story = { args: composerFixtures.suggestionsFailed };

/** A long text is pasted: all of it is kept, and the excess is shown. */
export const LongPaste: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("A careful face. ".repeat(1000));
    await expect(field).toHaveValue("A careful face. ".repeat(1000));
    await expect(canvas.getByText("8000 characters too long")).toBeVisible();
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Offline; the draft is kept. */
export const Offline: Story = { args: composerFixtures.offline };

/** A visitor, or an expired session: the draft is kept until the login. */
export const SignedOut: Story = { args: composerFixtures.signedOut };

/** The daily quota is used up; the draft is kept. */
export const UsedUp: Story = { args: composerFixtures.usedUp };

/** A Premium user has no quota meter. */
export const Unlimited: Story = { args: composerFixtures.unlimited };

/** Formatting marks are put around the selection. */
export const Marks: Story = {
  args: composerFixtures.empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox");
    await userEvent.type(field, "she waits");
    field.setSelectionRange(0, 9);
    await userEvent.click(canvas.getByRole("button", { name: "Action: add asterisks" }));
    await expect(field).toHaveValue("*she waits*");
    await expect(field).toHaveFocus();
  },
};
