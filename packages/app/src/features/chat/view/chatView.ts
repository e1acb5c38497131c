import { type Character, type Chat, REPLY_TEXT_MAX } from "@mimi/contract";
import type { ChatHeaderProps } from "@mimi/ui/chat-header";
import type { ChatRailChat } from "@mimi/ui/chat-rail";
import type { ChatScreenProps } from "@mimi/ui/chat-screen";
import type { ComposerProps, ComposerState } from "@mimi/ui/composer";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { discreetly, discreetName } from "../../../state/discreetName.ts";
import { sentenceOfCode } from "../../../state/sentences.ts";
import { timeAgo, timeOfDay } from "../../../state/when.ts";
import type { Session } from "../../auth/auth.store.ts";
import { userNameOf } from "../../auth/userNameOf.ts";
import type { Blocked, ChatState, StreamingState } from "../engine/chat.store.ts";
import { greetingsOf } from "../engine/greetingsOf.ts";
import type { SystemMessagesState } from "../engine/systemMessages.store.ts";
import { withSystemTurns } from "./systemTurns.ts";
import { type ChatTurn, greetingTurn, turnsOf, pendingTurns, withStreaming } from "./turnsOf.ts";

type Chatting = Snapshot<ChatState>;

interface Around {
  readonly live: StreamingState;
  readonly house: Snapshot<SystemMessagesState>;
  readonly session: Snapshot<Session>;
  readonly isOnline: boolean;
  /** Whether names are not to be read by others. */
  readonly discreet: boolean;
  readonly now: Date;
}

/** Everything that the screen shows of a conversation. */
export function chatView(chat: Chatting, { live, house, session, isOnline, discreet, now }: Around) {
  const { character, quota, draft, blocked } = chat;
  const isReplying = live.messageId !== "" || chat.outgoing?.state === "sending";
  return {
    turns: allTurns(chat, live, house, session),
    character: character ? chatCharacterOf(character, discreet) : undefined,
    title: chat.chat?.title || undefined,
    demo: chat.isDemo,
    homeHref: paths.home(),
    composer: {
      draft,
      // Any other text may pass.
      state: composerState({ quota, isReplying, isOnline, now, blocked: blocked?.text === draft && blocked }),
      quota: quotaOf(quota),
    },
    rail: {
      chats: chat.chats.map((other) => railChatOf(other, now, false)),
      others: discreetly(chat.others, discreet).map((other) => railChatOf(other, now, true)),
      currentId: chat.chatKey,
    },
  };
}

/** The conversation from its beginning to what is under way, with what the house says in between. */
function allTurns(
  chat: Chatting,
  live: StreamingState,
  house: Snapshot<SystemMessagesState>,
  session: Snapshot<Session>,
): ChatTurn[] {
  const { messages, memoryFrom, outgoing, queued } = chat;
  const history = withStreaming(
    withSystemTurns(turnsOf(messages), messages, house, memoryFrom),
    messages,
    live,
  );
  const waiting = [...(outgoing ? [outgoing] : []), ...queued];
  return [...openingTurns(chat, session), ...history, ...pendingTurns(waiting, live, messages)];
}

type Conversation = ChatScreenProps["conversation"];
type Ready = Extract<Conversation, { kind: "ready" }>;

/** Where the conversation stands, for the screen. */
export function conversationOf(
  stage: Chatting["stage"],
  ready: Omit<Ready, "kind">,
  { onRetry, onShowAdult }: { readonly onRetry: () => void; readonly onShowAdult: () => void },
): Conversation {
  if (stage.kind === "adult") return { kind: "adult", onShow: onShowAdult };
  if (stage.kind === "ready") return { kind: "ready", ...ready };
  return stage.kind === "failed" ? { kind: "failed", problem: sentenceOfCode(stage.code), onRetry } : stage;
}

type Editing = NonNullable<ChatScreenProps["editing"]>;
type Editor = Pick<Editing, "onDraftChange" | "onSave" | "onSaveAndRegenerate" | "onCancel">;

/** The rewording under way, for the screen. Only one's own words can be answered anew. */
export function editingOf({ editing, messages }: Chatting, editor: Editor): Editing | undefined {
  const message = messages.find(({ id }) => id === editing?.messageId);
  if (!editing || !message) return undefined;
  const isOwn = message.role === "user";
  const { draft, saving, problem } = editing;
  return {
    ...editor,
    ...{ draft, saving, problem },
    turnId: (isOwn && message.client_id) || message.id,
    maxLength: REPLY_TEXT_MAX,
    onSaveAndRegenerate: isOwn ? editor.onSaveAndRegenerate : undefined,
  };
}

/** The greeting of a conversation that does not exist yet. */
function openingTurns({ chat, character, greetingIndex }: Chatting, session: Snapshot<Session>) {
  if (chat || !character) return [];
  return greetingTurn(greetingsOf(character, userNameOf(session)), greetingIndex);
}

/** Whom a chat is with, for the screen. */
function chatCharacterOf(
  character: Snapshot<Character>,
  discreet: boolean,
): NonNullable<ChatHeaderProps["character"]> {
  const { id, name, chat_name, avatar, avatar_color, avatar_renditions } = character;
  return {
    name: discreetName(name, discreet),
    chatName: discreetName(chat_name || name, discreet),
    href: paths.detail(id),
    // The smallest comes last.
    thumb: avatar_renditions.at(-1)?.webp ?? avatar ?? undefined,
    color: avatar_color ?? undefined,
  };
}

/** One chat in the rail, for the screen. `others` are named by their character. */
function railChatOf(chat: Snapshot<Chat>, now: Date, isOther: boolean): ChatRailChat {
  return {
    id: chat.chat_key,
    title: isOther ? chat.character_name : chat.title,
    when: timeAgo(chat.updated_at, now),
    preview: chat.preview,
    href: paths.chat(chat.character_id, chat.chat_key),
    // The others are told apart by their covers; all chats with this character have the same.
    thumb: (isOther && chat.character_thumb) || undefined,
  };
}

interface Situation {
  readonly quota: Snapshot<ChatState["quota"]>;
  readonly isReplying: boolean;
  readonly isOnline: boolean;
  readonly now: Date;
  /** The rule that holds back the text that stands in the composer. */
  readonly blocked?: Snapshot<Pick<Blocked, "rule">> | false | null;
}

/** Whether a message can go out now, for the screen. */
export function composerState({ quota, isReplying, isOnline, now, blocked }: Situation): ComposerState {
  if (!isOnline) return { kind: "offline", queues: true };
  if (isReplying) return { kind: "replying" };
  if (blocked) return { kind: "blocked", rule: blocked.rule };
  if (quota && isUsedUp(quota, now)) return { kind: "usedUp", resetsAt: timeOfDay(quota.resets_at) };
  return { kind: "ready" };
}

/** The meter of today's messages, for the screen; absent where there is no limit. */
export function quotaOf(quota: Snapshot<ChatState["quota"]>): ComposerProps["quota"] {
  if (!quota || quota.limit === null) return undefined;
  const { limit, used, resets_at } = quota;
  return { limit, used: Math.min(used, limit), resetsAt: timeOfDay(resets_at) };
}

function isUsedUp({ limit, used, resets_at }: NonNullable<ChatState["quota"]>, now: Date): boolean {
  return limit !== null && used >= limit && now.getTime() < Date.parse(resets_at);
}
