import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { characterTurns, odile, userTurns } from "../../packages/ui/src/features/chat/chat.fixtures.ts";
import { ChatHeader } from "../../packages/ui/src/features/chat/ChatHeader/ChatHeader.tsx";
import {
  actionHandlers,
  withMessageActions,
} from "../../packages/ui/src/features/chat/Message/actions/messageActions.fixtures.tsx";
import { Message } from "../../packages/ui/src/features/chat/Message/Message.tsx";
import { interaction } from "../../packages/ui/src/interaction.fixtures.ts";
import { extremeTexts, names, TRILLION } from "./extremeTexts.ts";
import { expectNoOverlap } from "./layout.ts";

const table = `| ${"column | ".repeat(40)}\n| ${"--- | ".repeat(40)}\n| ${"1 | ".repeat(40)}`;
const nested = Array.from({ length: 60 }, (_, depth) => `${" ".repeat(depth * 2)}- level ${depth}`).join(
  "\n",
);
const code = `\`\`\`\n${extremeTexts.unbroken}\n\`\`\``;

const meta = {
  title: "Edge cases/Chat",
  component: Message,
  decorators: [withMessageActions({ onMessageRetry: actionHandlers.onMessageRetry })],
  args: {
    turn: characterTurns.done,
    characterName: extremeTexts.wordy,
    onVariantChange: fn(),
  },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Replies without a line break opportunity, in tables, lists of sixty levels and code, left to right and right to left.
 */
export const Replies: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 640px)" }}>
      {[...names, table, nested, code].map((text, place) => (
        <Message key={text} {...args} turn={{ ...characterTurns.done, id: String(place), text }} />
      ))}
    </div>
  ),
};

/** What a user may send. */
export const Sent: Story = {
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 640px)" }}>
      {names.map((text, place) => (
        <Message key={text} {...args} turn={{ ...userTurns.sent, id: String(place), text }} />
      ))}
    </div>
  ),
};

/** 10^12 variants. */
export const ManyVariants: Story = {
  args: {
    turn: {
      ...characterTurns.done,
      text: extremeTexts.rightToLeft,
      variants: { current: TRILLION - 1, count: TRILLION },
    },
  },
  globals: { direction: "rtl" },
};

/** A name and a title of four thousand letters. */
export const Heading: Story = {
  render: () => (
    <ChatHeader
      character={{
        ...odile,
        name: extremeTexts.unbroken,
        chatName: extremeTexts.unbroken,
        thumb: "covers/gone.webp",
      }}
      title={extremeTexts.wordy}
      backHref="#back"
      onChatCreate={fn()}
    />
  ),
};

/** No message covers another. */
export const RepliesTest: Story = {
  ...Replies,
  ...interaction,
  play: ({ canvasElement }) => expectNoOverlap([...canvasElement.querySelectorAll("article")]),
};
