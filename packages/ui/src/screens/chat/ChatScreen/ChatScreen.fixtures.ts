import type { Toast } from "../../../components/Toasts/Toasts.tsx";
import { composerFixtures } from "../../../features/chat/Composer/Composer.fixtures.ts";
import {
  characterTurns,
  exampleTurns,
  systemTurns,
  odile,
  userTurns,
} from "../../../features/chat/chat.fixtures.ts";
import { railChats, railOthers } from "../../../features/chat/ChatRail/ChatRail.fixtures.ts";
import type { ChatScreenProps } from "./ChatScreen.tsx";

type Composing = Omit<ChatScreenProps["composer"], "onDraftChange" | "onSubmit" | "onReplyStop">;
type ChatScreenFixture = Omit<ChatScreenProps, "composer"> & { composer: Composing };

const base = {
  character: odile,
  title: "Chapter two: the matchbook",
  homeHref: "#home",
  backHref: "#detail",
  rail: { chats: railChats, others: railOthers, currentId: "k1" },
  composer: composerFixtures.empty,
} as const;

const ready = (...turns: readonly (typeof exampleTurns)[number][]) =>
  ({ kind: "ready", turns: [...exampleTurns, ...turns] }) as const;

/** The chat screen in each state. */
export const chatScreenFixtures = {
  opening: {
    ...base,
    title: undefined,
    rail: { ...base.rail, chats: [] },
    content: { kind: "ready", turns: exampleTurns.slice(0, 2) },
  },
  ready: { ...base, content: ready(characterTurns.withVariants) },
  waiting: { ...base, content: ready(characterTurns.waiting), composer: composerFixtures.replying },
  streaming: { ...base, content: ready(characterTurns.streaming), composer: composerFixtures.replying },
  stopped: { ...base, content: ready(characterTurns.stopped) },
  replyFailed: { ...base, content: ready(characterTurns.failed) },
  notSent: {
    ...base,
    content: { kind: "ready", turns: [...exampleTurns.slice(0, 4), userTurns.failed] },
  },
  offline: { ...base, content: ready(characterTurns.answered), composer: composerFixtures.offline },
  usedUp: { ...base, content: ready(characterTurns.answered), composer: composerFixtures.usedUp },
  demo: {
    ...base,
    demo: true,
    content: {
      kind: "ready",
      turns: [systemTurns.disclosureOfDemo, ...exampleTurns.slice(1), characterTurns.answered],
    },
  },
  signedOut: {
    ...base,
    title: undefined,
    rail: { chats: [] },
    content: { kind: "ready", turns: exampleTurns.slice(0, 2) },
    composer: composerFixtures.signedOut,
  },
  withdrawn: {
    ...base,
    character: { ...odile, href: undefined },
    gone: "withdrawn",
    content: ready(characterTurns.answered),
  },
  takenDown: {
    ...base,
    character: { name: "Removed character", chatName: "Removed character" },
    gone: "takenDown",
    content: { kind: "ready", turns: [systemTurns.disclosure, userTurns.sent] },
  },
  loading: {
    ...base,
    character: undefined,
    title: undefined,
    rail: { chats: [] },
    content: { kind: "loading" },
  },
  failed: {
    ...base,
    content: { kind: "failed", error: "The server could not be reached.", onRetry: () => undefined },
  },
  notFound: {
    ...base,
    character: undefined,
    title: undefined,
    rail: { chats: [], others: railOthers },
    content: { kind: "not-found" },
  },
  adult: {
    ...base,
    character: undefined,
    title: undefined,
    rail: { chats: [], others: railOthers },
    content: { kind: "adult", onAdultShow: () => undefined },
  },
} as const satisfies Record<string, ChatScreenFixture>;

export const deletedToast: Toast = { id: "1", kind: "info", message: "The chat with Odile was deleted." };
