import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { PlusIcon } from "../../../components/Icon/PlusIcon.generated.ts";
import { TextSizeIcon } from "../../../components/Icon/TextSizeIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { composerFixtures, suggestionTexts } from "./Composer.fixtures.ts";
import { Composer } from "./Composer.tsx";

const meta = {
  title: "Features/Chat/Composer",
  component: Composer,
  args: { ...composerFixtures.empty, onDraftChange: fn(), onSubmit: fn(), onReplyStop: fn() },
  argTypes: { state: namedStatesOf(composerFixtures, "state") },
} satisfies Meta<typeof Composer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened, with an empty draft. */
export const Empty: Story = {};

/** With a draft. Enter sends, Shift+Enter inserts a line break, Enter during IME composition does neither. */
export const Draft: Story = { args: composerFixtures.draft };

/** A long draft: the field grows to a third of the screen and then scrolls. */
export const LongDraft: Story = { args: composerFixtures.long };

/** Over the limit: the draft is kept, and the excess is shown. */
export const TooLong: Story = { args: composerFixtures.tooLong };

/** A reply is streaming: the round button stops it. */
export const Replying: Story = { args: composerFixtures.replying };

/** The next message is written while the reply streams; Enter queues it. */
export const ReplyingWithDraft: Story = { args: composerFixtures.replyingWithDraft };

/** Sending: the draft stays until the server confirms it, and a second Enter does nothing. */
export const Sending: Story = { args: composerFixtures.sending };

/** Blocked by a rule: the draft is kept, the rule is linked, and the message did not count. */
export const Blocked: Story = { args: composerFixtures.blocked };

/** Offline; messages are queued in order and sent automatically later. */
export const OfflineQueue: Story = { args: composerFixtures.queues };

/** The user has a persona in this chat, and can change it. */
export const WithPersona: Story = {
  args: { ...composerFixtures.asPersona, persona: { name: "Marguerite", onPersonaOpen: fn() } },
};

/** No persona is selected. */
export const WithoutPersona: Story = { args: composerFixtures.asOneself };

/** Suggestions are available. */
export const CanSuggest: Story = { args: composerFixtures.canSuggest };

/** Suggestions are loading. */
export const Suggesting: Story = { args: composerFixtures.suggesting };

/** A chosen suggestion becomes the draft and is not sent. */
export const Suggested: Story = { args: composerFixtures.suggested };

/** Suggestions failed to load. */
export const SuggestionsFailed: Story = { args: composerFixtures.suggestionsFailed };

/** Offline; the draft is kept. */
export const Offline: Story = { args: composerFixtures.offline };

/** The chat waits until the help in a crisis is closed; the draft is kept. */
export const Paused: Story = { args: composerFixtures.paused };

/** A visitor, or an expired session: the draft is kept until the login. */
export const SignedOut: Story = { args: composerFixtures.signedOut };

/** The daily quota is used up; the draft is kept. */
export const UsedUp: Story = { args: composerFixtures.usedUp };

/** A Premium user has no quota meter. */
export const Unlimited: Story = { args: composerFixtures.unlimited };

/** A composer of another app: no role-play buttons, but parts of its own around the text. */
export const OwnParts: Story = {
  args: {
    ...composerFixtures.draft,
    rolePlayButtons: false,
    above: <Chip label="lamp.png" onRemove={fn()} />,
    before: <IconButton label="Add a file" icon={<PlusIcon />} />,
    after: <IconButton label="Text size" icon={<TextSizeIcon />} />,
  },
};

/** With a draft. Enter sends, Shift+Enter inserts a line break, Enter during IME composition does neither. */
export const DraftTest: Story = {
  ...Draft,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Write to Odile" });
    await userEvent.click(field);
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith(composerFixtures.draft.draft);
    await expect(field).toHaveFocus();
  },
};

/** Alone, without an owner of the draft: a sent message leaves the field. */
export const Uncontrolled: Story = {
  ...interaction,
  args: { draft: undefined, defaultDraft: "Is the lamp lit?" },
  render: (args) => <Composer {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Write to Odile" });
    await userEvent.type(field, " Say yes.{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("Is the lamp lit? Say yes.");
    await expect(field).toHaveValue("");
    await expect(args.onDraftChange).toHaveBeenLastCalledWith("");
    // userEvent remembers the value that it typed, and does not see an edit by the browser.
    (field as HTMLTextAreaElement).value = "";
    await userEvent.type(field, "Good.");
    await expect(field).toHaveValue("Good.");
  },
};

/** Over the limit: the draft is kept, and the excess is shown. */
export const TooLongTest: Story = {
  ...TooLong,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A reply is streaming: the round button stops it. */
export const ReplyingTest: Story = {
  ...Replying,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Stop the reply" }));
    await expect(args.onReplyStop).toHaveBeenCalledOnce();
  },
};

/** The next message is written while the reply streams; Enter queues it. */
export const ReplyingWithDraftTest: Story = {
  ...ReplyingWithDraft,
  ...interaction,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue(composerFixtures.replyingWithDraft.draft);
  },
};

/** Sending: the draft stays until the server confirms it, and a second Enter does nothing. */
export const SendingTest: Story = {
  ...Sending,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveValue(composerFixtures.sending.draft);
  },
};

/** Blocked by a rule: the draft is kept, the rule is linked, and the message did not count. */
export const BlockedTest: Story = {
  ...Blocked,
  ...interaction,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveValue(composerFixtures.blocked.draft);
    await expect(field).toHaveAccessibleDescription(/It did not count/);
    await expect(canvas.getByRole("link", { name: "Read the rule: Real people" })).toBeVisible();
    await userEvent.type(field, "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Offline; messages are queued in order and sent automatically later. */
export const OfflineQueueTest: Story = {
  ...OfflineQueue,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** The user has a persona in this chat, and can change it. */
export const WithPersonaTest: Story = {
  ...WithPersona,
  ...interaction,
  play: async ({ args, canvas }) => {
    const persona = canvas.getByRole("button", { name: /^Marguerite: your persona/ });
    const field = canvas.getByRole("textbox");
    const textStart =
      field.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(field).paddingLeft);
    await expect(persona.getBoundingClientRect().x, "the persona's edge").toBe(textStart);
    await userEvent.click(persona);
    await expect(args.persona?.onPersonaOpen).toHaveBeenCalledOnce();
  },
};

/** A chosen suggestion becomes the draft and is not sent. The browser can undo it. */
export const SuggestedTest: Story = {
  ...Suggested,
  ...interaction,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /ask me about the fourth/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue(suggestionTexts[1]);
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    document.execCommand("undo");
    await expect(canvas.getByRole("textbox")).toHaveValue(composerFixtures.suggested.draft);
  },
};

/** A long text is pasted: all of it is kept, and the excess is shown. */
export const LongPaste: Story = {
  ...interaction,
  args: { maxLength: 8000 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("A careful face. ".repeat(1000));
    await expect(field).toHaveValue("A careful face. ".repeat(1000));
    // The space at the end is not sent.
    await expect(canvas.getByText("Too long. Shorten it by 7,999.")).toBeVisible();
    await userEvent.type(field, "{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The plans can be opened from there; the time of the reset is said once. */
export const UsedUpToPlans: Story = {
  ...interaction,
  args: { ...composerFixtures.usedUp, onPlansOpen: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/7 PM/)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "See plans" }));
    await expect(args.onPlansOpen).toHaveBeenCalledOnce();
  },
};

/** Formatting marks are put around the selection. */
export const Marks: Story = {
  ...interaction,
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
