import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { PlusIcon } from "../../../components/Icon/PlusIcon.generated.ts";
import { TextSizeIcon } from "../../../components/Icon/TextSizeIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { composerFixtures } from "./Composer.fixtures.ts";
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
