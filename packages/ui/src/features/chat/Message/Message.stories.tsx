import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { characterTurns, userTurns } from "../chat.fixtures.ts";
import { namedStates } from "../../../namedStates.fixtures.ts";
import { actionHandlers, withMessageActions } from "./actions/messageActions.fixtures.tsx";
import { Message } from "./Message.tsx";

const meta = {
  title: "Features/Chat/Message",
  component: Message,
  decorators: [withMessageActions(actionHandlers)],
  args: {
    turn: characterTurns.done,
    characterName: "Odile",
    onVariantChange: fn(),
    onNoteDraftChange: fn(),
  },
  argTypes: { turn: namedStates({ ...characterTurns, ...userTurns }) },
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An open menu is outside of the story's frame: the screenshot shows the window. */
const underAMenu: Pick<Story, "parameters" | "decorators"> = {
  parameters: { layout: "fullscreen" },
  decorators: [
    (Message) => (
      <div style={{ padding: 24 }}>
        <Message />
      </div>
    ),
  ],
};

/** A finished reply: prose, actions in italics, no bubble. */
export const Character: Story = {};

/** A reply with lists, emphasis and a quotation. */
export const CharacterRich: Story = { args: { turn: characterTurns.rich } };

/** A reply or greeting with several variants. */
export const CharacterWithVariants: Story = { args: { turn: characterTurns.withVariants } };

/** Sent, without a reply yet. */
export const CharacterWaiting: Story = { args: { turn: characterTurns.waiting } };

/** Streaming; the newest phrase fades in before the ribbon. */
export const CharacterStreaming: Story = { args: { turn: characterTurns.streaming } };

/** The connection failed while streaming; it is connecting again. */
export const CharacterReconnecting: Story = { args: { turn: characterTurns.reconnecting } };

/** The user stopped the reply: the received text stays. */
export const CharacterStopped: Story = { args: { turn: characterTurns.stopped } };

/** The model reached its length limit: the reply can be continued. */
export const CharacterCut: Story = { args: { turn: characterTurns.cut } };

/** The model failed while streaming: the received text stays, and can be continued. */
export const CharacterFailed: Story = { args: { turn: characterTurns.failed } };

/** Another version failed: the reply stays, with the reason below it. */
export const CharacterVersionFailed: Story = { args: { turn: characterTurns.versionFailed } };

/** The model was not available; the message did not count. */
export const CharacterFailedAtOnce: Story = { args: { turn: characterTurns.failedAtOnce } };

/** A rule blocked the reply: the rule is named and linked. */
export const CharacterBlocked: Story = { args: { turn: characterTurns.blocked } };

/** A message of the user. That it is saved is shown on hover, and is part of the description. */
export const User: Story = { args: { turn: userTurns.sent } };

/** With an action. */
export const UserWithAction: Story = { args: { turn: userTurns.marked } };

/** Sending: not marked as saved yet. */
export const UserSending: Story = { args: { turn: userTurns.sending } };

/** Sending failed: the text is kept, to send again or to discard. */
export const UserFailed: Story = { args: { turn: userTurns.failed } };

/** A very long message with an endless URL. */
export const UserLong: Story = { args: { turn: userTurns.long } };

/** Sent while offline: it waits and is sent automatically. */
export const UserWaiting: Story = { args: { turn: userTurns.waiting } };

/** Blocked by a rule: the rule is linked, and the text can be edited. */
export const UserBlocked: Story = { args: { turn: userTurns.blocked } };

/** Edited after it was sent, and pinned. */
export const UserEdited: Story = { args: { turn: userTurns.edited } };

/** The last reply: its tools are below it, and the rest is in the menu. */
export const Latest: Story = { args: { latest: true, turn: characterTurns.withVariants } };

/** After the last variant a new one can be generated. */
export const LastVariant: Story = { args: { latest: true, turn: characterTurns.lastVariant } };

/** A greeting has variants; it cannot be regenerated or deleted. */
export const Greeting: Story = { ...underAMenu, args: { latest: true, turn: characterTurns.greeting } };

/** Edited, pinned, and liked. */
export const Edited: Story = { args: { turn: characterTurns.edited } };

/** Scripted, because no model is connected. */
export const Demo: Story = { args: { turn: characterTurns.demo } };

/** A search hit. */
export const Found: Story = { args: { found: true } };
