import type { Toast } from "../../../components/Toasts/Toasts.tsx";
import { composerFixtures } from "../Composer/Composer.fixtures.ts";
import { characterTurns, conversation, odile, userTurns } from "../chat.fixtures.ts";
import { railChats, railOthers } from "../ChatRail/ChatRail.fixtures.ts";
import type { ChatScreenProps } from "./ChatScreen.tsx";

type Composing = Omit<ChatScreenProps["composer"], "onDraftChange" | "onSend" | "onStop">;
type ChatScreenFixture = Omit<ChatScreenProps, "composer"> & { composer: Composing };

const base = {
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
    ...base,
    title: undefined,
    rail: { ...base.rail, chats: [] },
    conversation: { kind: "ready", turns: conversation.slice(0, 1) },
  },
  ready: { ...base, conversation: ready(characterTurns.withVariants) },
  waiting: { ...base, conversation: ready(characterTurns.waiting), composer: composerFixtures.replying },
  streaming: { ...base, conversation: ready(characterTurns.streaming), composer: composerFixtures.replying },
  stopped: { ...base, conversation: ready(characterTurns.stopped) },
  replyFailed: { ...base, conversation: ready(characterTurns.failed) },
  notSent: {
    ...base,
    conversation: { kind: "ready", turns: [...conversation.slice(0, 3), userTurns.failed] },
  },
  offline: { ...base, conversation: ready(characterTurns.answered), composer: composerFixtures.offline },
  usedUp: { ...base, conversation: ready(characterTurns.answered), composer: composerFixtures.usedUp },
  demo: { ...base, demo: true, conversation: ready(characterTurns.answered) },
  signedOut: {
    ...base,
    title: undefined,
    rail: { chats: [] },
    conversation: { kind: "ready", turns: conversation.slice(0, 1) },
    composer: composerFixtures.signedOut,
  },
  loading: {
    ...base,
    character: undefined,
    title: undefined,
    rail: { chats: [] },
    conversation: { kind: "loading" },
  },
  failed: {
    ...base,
    conversation: { kind: "failed", reason: "The server could not be reached.", onRetry: () => undefined },
  },
  notFound: {
    ...base,
    character: undefined,
    title: undefined,
    rail: { chats: [], others: railOthers },
    conversation: { kind: "gone" },
  },
  adult: {
    ...base,
    character: undefined,
    title: undefined,
    rail: { chats: [], others: railOthers },
    conversation: { kind: "adult", onAdultShow: () => undefined },
  },
} as const satisfies Record<string, ChatScreenFixture>;

export const deletedToast: Toast = { id: "1", kind: "info", message: "The chat with Odile was deleted." };
