import { composerFixtures } from "../Composer/Composer.fixtures.ts";
import { characterTurns, conversation, odile, userTurns } from "../chat.fixtures.ts";
import { railChats, railOthers } from "../ChatRail/ChatRail.fixtures.ts";
import type { ChatScreenProps } from "./ChatScreen.tsx";

type Composing = Omit<ChatScreenProps["composer"], "onDraftChange" | "onSend" | "onStop">;
type ChatScreenFixture = Omit<ChatScreenProps, "composer"> & { composer: Composing };

const room = {
  character: odile,
  title: "Chapter two: the matchbook",
  homeHref: "#home",
  backHref: "#detail",
  rail: { chats: railChats, others: railOthers, currentId: "k1" },
  composer: composerFixtures.empty,
} as const;

const ready = (...turns: readonly (typeof conversation)[number][]) =>
  ({ kind: "ready", turns: [...conversation, ...turns] }) as const;

/** The chat screen in each state. */
export const chatScreenFixtures = {
  opening: {
    ...room,
    title: undefined,
    rail: { ...room.rail, chats: [] },
    conversation: { kind: "ready", turns: conversation.slice(0, 1) },
  },
  ready: { ...room, conversation: ready(characterTurns.withVariants) },
  waiting: { ...room, conversation: ready(characterTurns.waiting), composer: composerFixtures.replying },
  streaming: { ...room, conversation: ready(characterTurns.streaming), composer: composerFixtures.replying },
  stopped: { ...room, conversation: ready(characterTurns.stopped) },
  replyFailed: { ...room, conversation: ready(characterTurns.failed) },
  notSent: {
    ...room,
    conversation: { kind: "ready", turns: [...conversation.slice(0, 3), userTurns.failed] },
  },
  offline: { ...room, conversation: ready(characterTurns.answered), composer: composerFixtures.offline },
  usedUp: { ...room, conversation: ready(characterTurns.answered), composer: composerFixtures.usedUp },
  demo: { ...room, demo: true, conversation: ready(characterTurns.answered) },
  signedOut: {
    ...room,
    title: undefined,
    rail: { chats: [] },
    conversation: { kind: "ready", turns: conversation.slice(0, 1) },
    composer: composerFixtures.signedOut,
  },
  loading: {
    ...room,
    character: undefined,
    title: undefined,
    rail: { chats: [] },
    conversation: { kind: "loading" },
  },
  failed: {
    ...room,
    conversation: { kind: "failed", problem: "The server could not be reached.", onRetry: () => undefined },
  },
  notFound: {
    ...room,
    character: undefined,
    title: undefined,
    rail: { chats: [], others: railOthers },
    conversation: { kind: "gone" },
  },
  adult: {
    ...room,
    character: undefined,
    title: undefined,
    rail: { chats: [], others: railOthers },
    conversation: { kind: "adult", onShow: () => undefined },
  },
} as const satisfies Record<string, ChatScreenFixture>;
