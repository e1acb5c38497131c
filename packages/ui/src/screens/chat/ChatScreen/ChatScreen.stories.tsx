import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { composerFixtures } from "../../../features/chat/Composer/Composer.fixtures.ts";
import {
  actionHandlers,
  withMessageActions,
} from "../../../features/chat/Message/actions/messageActions.fixtures.tsx";
import { interaction } from "../../../interaction.fixtures.ts";
import { namedStatesOf } from "../../../namedStates.fixtures.ts";
import { chatScreenFixtures, deletedToast } from "./ChatScreen.fixtures.ts";
import { Toasts } from "../../../components/Toasts/Toasts.tsx";
import { ChatScreen } from "./ChatScreen.tsx";

const callbacks = { onDraftChange: fn(), onSubmit: fn(), onReplyStop: fn() };

type Fixture = (typeof chatScreenFixtures)[keyof typeof chatScreenFixtures];

const shown = (fixture: Fixture) => ({ ...fixture, composer: { ...fixture.composer, ...callbacks } });

const meta = {
  title: "Screens/Chat",
  component: ChatScreen,
  decorators: [withMessageActions(actionHandlers)],
  tags: ["screen", "phone"],
  parameters: { layout: "fullscreen", design: "chat" },
  args: {
    ...shown(chatScreenFixtures.ready),
    onVariantChange: fn(),
    onChatCreate: fn(),
    onFindOpen: fn(),
    onReadingOpen: fn(),
    onHistoryOpen: fn(),
    onMemoryOpen: fn(),
    onPersonaOpen: fn(),
    onChatRename: fn(),
    onChatExport: fn(),
    onChatPrint: fn(),
    onShortcutsOpen: fn(),
  },
  argTypes: { content: namedStatesOf(chatScreenFixtures, "content") },
} satisfies Meta<typeof ChatScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A new chat: the greeting, with its variants. */
export const Opening: Story = { args: shown(chatScreenFixtures.opening) };

/** In the middle of a story. */
export const Ready: Story = {};

/** The creator has withdrawn the character: the chat continues, and nothing links to its page. */
export const CharacterWithdrawn: Story = {
  args: { ...shown(chatScreenFixtures.withdrawn), onChatCreate: undefined },
};

/** Moderators took the character down: the chat can be read and saved. */
export const CharacterTakenDown: Story = {
  args: {
    ...shown(chatScreenFixtures.takenDown),
    onChatCreate: undefined,
  },
  decorators: [
    withMessageActions({
      ...actionHandlers,
      ...{ onMessageRegenerate: undefined, onMessageContinue: undefined },
      ...{ onMessageBranch: undefined, onMessageRetry: undefined },
    }),
  ],
};

/** A message was sent and no reply has started yet. */
export const Waiting: Story = { args: shown(chatScreenFixtures.waiting) };

/** A reply is streaming. */
export const Streaming: Story = { args: shown(chatScreenFixtures.streaming) };

/** The user stopped the reply. */
export const Stopped: Story = { args: shown(chatScreenFixtures.stopped) };

/** The reply failed; Try again regenerates it. */
export const ReplyFailed: Story = { args: shown(chatScreenFixtures.replyFailed) };

/** The message could not be sent. */
export const NotSent: Story = { args: shown(chatScreenFixtures.notSent) };

/** There is no connection. */
export const Offline: Story = { args: shown(chatScreenFixtures.offline) };

/** The daily quota is used up. */
export const UsedUp: Story = { args: shown(chatScreenFixtures.usedUp) };

/** No model is connected: the header shows that replies are a demo. */
export const Demo: Story = { args: shown(chatScreenFixtures.demo) };

/** A visitor can read the greeting and write; sending opens the login. */
export const SignedOut: Story = {
  args: {
    ...shown(chatScreenFixtures.signedOut),
    rail: { ...chatScreenFixtures.signedOut.rail, onLogin: fn() },
    onChatCreate: undefined,
  },
};

/** Loading. */
export const Loading: Story = { args: shown(chatScreenFixtures.loading) };

/** Loading failed. */
export const Failed: Story = { args: shown(chatScreenFixtures.failed) };

/** The character or chat does not exist. */
export const NotFound: Story = { args: { ...shown(chatScreenFixtures.notFound), onChatCreate: undefined } };

/** An adult character before the user enabled adult content: no name, no cover, no messages. */
export const Adult: Story = { args: { ...shown(chatScreenFixtures.adult), onChatCreate: undefined } };

/** Toasts are shown above the composer, also when the draft is long. */
export const WithToast: Story = {
  args: { composer: { ...composerFixtures.long, ...callbacks } },
  render: (args) => (
    <>
      <ChatScreen {...args} />
      <Toasts toasts={[deletedToast]} onToastClose={fn()} />
    </>
  ),
};

/** In the middle of a story. */
export const ReadyTest: Story = {
  ...Ready,
  ...interaction,
  play: async ({ canvas, canvasElement }) => {
    // The parts that load later are there, too.
    await canvas.findByRole("button", { name: "This chat" });
    await waitFor(async () => expect(canvas.getAllByRole("button", { name: "More" }).at(-1)).toBeVisible());
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThanOrEqual(220);
  },
};

/** The reply failed; Try again regenerates it. */
export const ReplyFailedTest: Story = {
  ...ReplyFailed,
  ...interaction,
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole("button", { name: "Try again" });
    // A row is hidden until its height is measured.
    await waitFor(() => expect(retry).toBeVisible());
  },
};

/** With a finger, the tools of the last message are below its own buttons, without a fill. */
export const NotSentTest: Story = {
  ...NotSent,
  ...interaction,
  globals: { pointer: "touch" },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Try again" });
    const more = (await canvas.findAllByRole("button", { name: "More" })).at(-1);
    await waitFor(() => expect(more).toBeVisible());
    const space = (more?.getBoundingClientRect().top ?? 0) - retry.getBoundingClientRect().bottom;
    await expect(space).toBeGreaterThanOrEqual(4);
    const around = more?.closest("[data-end]");
    await expect(around).toHaveStyle({ backgroundColor: "rgba(0, 0, 0, 0)", boxShadow: "none" });
  },
};

/** Toasts are shown above the composer, also when the draft is long. */
export const WithToastTest: Story = {
  ...WithToast,
  ...interaction,
  play: async ({ canvas }) => {
    const composer = canvas.getByRole("textbox", { name: "Write to Odile" }).parentElement;
    const top = () => composer?.getBoundingClientRect().top ?? 0;
    const toast = () => canvas.getByText("The chat with Odile was deleted.").getBoundingClientRect();
    await waitFor(() => expect(toast().bottom).toBeLessThan(top()));
    await expect(toast().top).toBeGreaterThan(0);
  },
};
