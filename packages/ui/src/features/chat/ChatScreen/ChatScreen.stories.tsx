import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { chatScreenFixtures } from "./ChatScreen.fixtures.ts";
import { ChatScreen } from "./ChatScreen.tsx";

const acts = { onDraftChange: fn(), onSend: fn(), onStop: fn() };

type Fixture = (typeof chatScreenFixtures)[keyof typeof chatScreenFixtures];

const shown = (fixture: Fixture) => ({ ...fixture, composer: { ...fixture.composer, ...acts } });

const meta = {
  title: "Screens/Chat",
  component: ChatScreen,
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen" },
  args: {
    ...shown(chatScreenFixtures.ready),
    onRetry: fn(),
    onDiscard: fn(),
    onVariantChange: fn(),
    onRegenerate: fn(),
    onContinue: fn(),
    onCopy: fn(),
    onEdit: fn(),
    onBranch: fn(),
    onPinChange: fn(),
    onRemember: fn(),
    onDeleteFrom: fn(),
    onFeedback: fn(),
    onReport: fn(),
    onNewChat: fn(),
    onFind: fn(),
    onReading: fn(),
    onHistory: fn(),
    onMemory: fn(),
    onPersona: fn(),
    onRename: fn(),
    onExport: fn(),
    onShortcuts: fn(),
  },
} satisfies Meta<typeof ChatScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A new chat: the greeting stands, with its other wordings to turn to. */
export const Opening: Story = { args: shown(chatScreenFixtures.opening) };

/** In the middle of a story. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(220);
  },
};

/** A message went out and nothing has come back yet. */
export const Waiting: Story = { args: shown(chatScreenFixtures.waiting) };

/** A reply is being written. */
export const Streaming: Story = { args: shown(chatScreenFixtures.streaming) };

/** The reader stopped the reply. */
export const Stopped: Story = { args: shown(chatScreenFixtures.stopped) };

/** The reply broke off; Try again asks for it anew. */
export const ReplyFailed: Story = {
  args: shown(chatScreenFixtures.replyFailed),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The message itself did not get through. */
export const NotSent: Story = { args: shown(chatScreenFixtures.notSent) };

/** There is no connection. */
export const Offline: Story = { args: shown(chatScreenFixtures.offline) };

/** The day's messages are used up. */
export const UsedUp: Story = { args: shown(chatScreenFixtures.usedUp) };

/** No model is connected: the header says that the voice is a demo. */
export const Demo: Story = { args: shown(chatScreenFixtures.demo) };

/** A visitor reads the greeting and may write; sending opens the login. */
export const SignedOut: Story = {
  args: {
    ...shown(chatScreenFixtures.signedOut),
    rail: { ...chatScreenFixtures.signedOut.rail, onLogIn: fn() },
    onNewChat: undefined,
  },
};

/** The chat is on its way. */
export const Loading: Story = { args: shown(chatScreenFixtures.loading) };

/** It could not be loaded. */
export const Failed: Story = { args: shown(chatScreenFixtures.failed) };

/** There is no such character or chat. */
export const Gone: Story = { args: { ...shown(chatScreenFixtures.gone), onNewChat: undefined } };

/** A character for adults, by a link, before the reader chose to see such: no name, no cover, nothing that was said. */
export const Adult: Story = { args: { ...shown(chatScreenFixtures.adult), onNewChat: undefined } };
