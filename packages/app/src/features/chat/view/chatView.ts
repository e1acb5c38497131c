import { type Chat, MESSAGE_TEXT_MAX, plans, REPLY_TEXT_MAX } from "@mimi/contract";
import type { BranchBarProps } from "@mimi/ui/branch-bar";
import type { ChatHeaderProps } from "@mimi/ui/chat-header";
import type { ChatRailChat } from "@mimi/ui/chat-rail";
import type { ChatScreenProps } from "@mimi/ui/screens/chat-screen";
import type { ComposerProps, ComposerState } from "@mimi/ui/composer";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { LAST_VIEW_ID } from "../../../services/browser/lastViewId.ts";
import { discreetly, discreetName } from "../../../state/texts/discreetName.ts";
import { sentenceOfCode } from "../../../state/texts/sentences.ts";
import { chatTitle } from "../../../state/texts/titles.ts";
import { timeAgo } from "../../../state/texts/when.ts";
import { timeOfDay } from "../../../state/texts/dates.ts";
import { nextTime } from "../../../state/texts/nextTime.ts";
import type { Session } from "../../auth/auth.store.ts";
import { userNameOf } from "../../auth/auth.store.ts";
import type { Blocked, ChatState, OpenCharacter, StreamingState } from "../engine/chat.store.ts";
import { greetingsOf, turnIdOf } from "../engine/messages.ts";
import type { SystemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { replyLanguagesOf } from "./replyLanguages.ts";
import { startTurn, withSystemTurns } from "./systemTurns.ts";
import {
  type ChatTurn,
  greetingTurn,
  pendingTurns,
  turnsOf,
  withFixedGreeting,
  withStreaming,
} from "./turnsOf.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { planNameTexts } from "../../../locales/en/planNames.ts";
import { languageTexts } from "../../../locales/en/times.ts";
import { texts } from "../../../state/texts/texts.ts";
import { shownChatName } from "../../../state/texts/shownName.ts";

type ChatSnapshot = Snapshot<ChatState>;

interface Context {
  readonly streaming: StreamingState;
  readonly systemMessages: Snapshot<SystemMessagesState>;
  readonly session: Snapshot<Session>;
  readonly isOnline: boolean;
  /** Whether the page is on the computer that runs Mimi. @default false */
  readonly isOperator?: boolean;
  /** Whether replies are prepared texts because no model is connected. @default false */
  readonly isDemo?: boolean;
  /** Whether names are shortened, so that others cannot read them. */
  readonly discreet: boolean;
  readonly now: Date;
}

/** What the screen shows of a chat. */
export function chatView(chat: ChatSnapshot, context: Context) {
  const { streaming, isOnline, isDemo = false, isOperator = false, discreet, now } = context;
  const { character, quota, draft } = chat;
  const isReplying = streaming.messageId !== "" || chat.outgoing?.state === "sending";
  // The rule is shown for the refused text only; another text may be allowed.
  const blocked = chat.blocked?.text === draft ? chat.blocked : null;
  const turns = allTurns(chat, context);
  const isPaused = context.systemMessages.crisisPause && turns.some(({ kind }) => kind === "crisis");
  return {
    turns,
    character: character ? chatCharacterOf(character, hasPage(chat.chat), discreet) : undefined,
    gone: goneOf(chat.chat),
    title: chat.chat?.title || undefined,
    replyLanguages: replyLanguagesOf(chat, texts(languageTexts).tag),
    demo: isDemo,
    demoHint: isOperator ? texts(chatTexts).connectModel : undefined,
    homeHref: paths.home(),
    composer: {
      draft,
      maxLength: MESSAGE_TEXT_MAX,
      state: composerState({ quota, isReplying, isOnline, isPaused, now, blocked }),
      quota: quotaOf(quota),
    },
    rail: {
      chats: chat.chats.map((other) => railChatOf(other, now)),
      others: discreetly(chat.others, discreet).map((other) => ({
        ...railChatOf(other, now),
        title: other.character_name,
        thumb: other.character_thumb ?? undefined,
      })),
      currentId: chat.chatKey,
    },
  };
}

/** The notice at the start, the greeting of a new chat, the history with system messages, and what is streaming or not sent. */
function allTurns(chat: ChatSnapshot, context: Context): ChatTurn[] {
  const { streaming, systemMessages, isDemo = false, now } = context;
  const { messages, memoryFrom, outgoing, queued } = chat;
  const isAllLoaded = chat.older === "none";
  const history = withStreaming(
    withSystemTurns(turnsOf(messages), messages, systemMessages, memoryFrom, {
      now,
      isAllLoaded,
    }),
    messages,
    streaming,
  );
  const unsent = [...(outgoing ? [outgoing] : []), ...queued];
  return withFixedGreeting([
    ...(isAllLoaded ? [startTurn(isDemo)] : []),
    ...openingTurns(chat, context),
    ...history,
    ...pendingTurns(unsent, streaming, messages),
  ]);
}

/**
 * The status as it is rendered. The chat of a visitor has only the greeting, which is rendered while the visitor's draft is
 * read.
 */
export function statusOf(
  { status, character }: ChatSnapshot,
  session: Snapshot<Session>,
): ChatSnapshot["status"] {
  const isGreetingKnown = session.kind === "visitor" && character !== null;
  return status.kind === "loading" && isGreetingKnown ? { kind: "ready" } : status;
}

/** Where Back leads: from a trial of a draft, to the form of the draft; from a character without a page, to all chats. */
export function backHrefOf({ character, chat }: ChatSnapshot, id: string): string {
  if (!hasPage(chat)) return paths.chats();
  return character?.status === "draft" ? paths.edit(id) : paths.detail(id);
}

/** Whether the page of the character can be opened. Its creator can open it while moderators withhold it. */
function hasPage(chat: Snapshot<Chat> | null): boolean {
  if (!chat) return true;
  const { state, own } = chat.character;
  return state === "available" || (own && (state === "in_review" || state === "taken_down"));
}

/** Why the page of the character is gone; undefined while it is not. */
function goneOf(chat: Snapshot<Chat> | null): ChatScreenProps["gone"] {
  if (!chat) return undefined;
  const { state, own } = chat.character;
  switch (state) {
    case "available":
      return undefined;
    case "withdrawn":
      return own ? "inBin" : "withdrawn";
    case "deleted":
      return "withdrawn";
    case "in_review":
      return "inReview";
    case "taken_down":
      return "takenDown";
  }
}

/** Whether the character gives no reply, because moderators withhold it. */
export function isWithheld(gone: ChatScreenProps["gone"]): boolean {
  return gone === "inReview" || gone === "takenDown";
}

/** The chat that a branch comes from, at the message that it was branched at; undefined when the chat is deleted. */
export function originalOf(
  { chat_key, message_id, title }: NonNullable<Snapshot<Chat>["parent"]>,
  characterId: string,
): BranchBarProps["original"] {
  if (title === null) return undefined;
  const href =
    message_id === null ? paths.chat(characterId, chat_key) : paths.turn(characterId, chat_key, message_id);
  return { title: chatTitle(title), href };
}

type Content = ChatScreenProps["content"];
type Ready = Extract<Content, { kind: "ready" }>;

/** The content of the main area. */
export function contentOf(
  status: ChatSnapshot["status"],
  ready: Omit<Ready, "kind">,
  { onRetry, onAdultShow }: { readonly onRetry: () => void; readonly onAdultShow: () => void },
): Content {
  if (status.kind === "adult") return { kind: "adult", onAdultShow };
  if (status.kind === "ready") return { kind: "ready", ...ready };
  if (status.kind === "loading") return { kind: "loading", lastViewId: LAST_VIEW_ID };
  return status.kind === "failed" ? { kind: "failed", error: sentenceOfCode(status.code), onRetry } : status;
}

type Editing = NonNullable<ChatScreenProps["editing"]>;
type EditingHandlers = Pick<Editing, "onDraftChange" | "onSave" | "onSaveAndRegenerate" | "onCancel">;

/** The edit of a message. Only for a user's message, the reply can be regenerated. */
export function editingOf(
  { editing, messages }: ChatSnapshot,
  handlers: EditingHandlers,
): Editing | undefined {
  const message = messages.find(({ id }) => id === editing?.messageId);
  if (!editing || !message) return undefined;
  const isUsers = message.role === "user";
  const { draft, saving, error } = editing;
  return {
    ...handlers,
    draft,
    state: saving === "failed" ? { kind: saving, error } : { kind: saving },
    turnId: turnIdOf(message),
    maxLength: isUsers ? MESSAGE_TEXT_MAX : REPLY_TEXT_MAX,
    onSaveAndRegenerate: isUsers ? handlers.onSaveAndRegenerate : undefined,
  };
}

/** The greeting of a chat that does not exist yet. */
function openingTurns(
  { chat, character, chatKey, greetingIndex }: ChatSnapshot,
  { session, now }: Pick<Context, "session" | "now">,
) {
  if (chat || !character) return [];
  const reading = { userName: userNameOf(session), chatKey, now };
  return greetingTurn(greetingsOf(character, reading), greetingIndex);
}

/** The character in the header. */
function chatCharacterOf(
  character: Snapshot<OpenCharacter>,
  isLinked: boolean,
  discreet: boolean,
): NonNullable<ChatHeaderProps["character"]> {
  const { id, name, avatar, avatar_color, avatar_renditions } = character;
  return {
    name: discreetName(name, discreet),
    chatName: discreetName(shownChatName(character), discreet),
    href: isLinked ? paths.detail(id) : undefined,
    // The last rendition is the smallest.
    thumb: avatar_renditions.at(-1)?.webp ?? avatar ?? undefined,
    color: avatar_color ?? undefined,
  };
}

/** A chat in the rail. A chat with another character has the name and cover of the character. */
function railChatOf(chat: Snapshot<Chat>, now: Date): ChatRailChat {
  return {
    id: chat.chat_key,
    title: chat.title,
    when: timeAgo(chat.updated_at, now),
    preview: chat.preview,
    href: paths.chat(chat.character_id, chat.chat_key),
  };
}

interface ComposerSituation {
  readonly quota: Snapshot<ChatState["quota"]>;
  readonly isReplying: boolean;
  readonly isOnline: boolean;
  /** Whether help in a crisis must be closed first. @default false */
  readonly isPaused?: boolean;
  readonly now: Date;
  /** The rule that refused the text in the composer. @default none */
  readonly blocked?: Snapshot<Pick<Blocked, "rule">> | null;
}

/** Whether a message can be sent now. */
export function composerState(situation: ComposerSituation): ComposerState {
  const { quota, isReplying, isOnline, isPaused = false, now, blocked } = situation;
  if (isPaused) return { kind: "paused" };
  if (!isOnline) return { kind: "offline", queues: true };
  if (isReplying) return { kind: "replying" };
  if (blocked) return { kind: "blocked", rule: blocked.rule };
  if (quota && isUsedUp(quota, now)) {
    return { kind: "used-up", resetsAt: nextTime(quota.resets_at, now), plan: planOfLimit(quota.limit) };
  }
  return { kind: "ready" };
}

/** The name of the plan with this many messages a day. */
function planOfLimit(limit: number | null): string | undefined {
  const plan = plans.find(({ messages }) => messages === limit);
  return limit === null || !plan ? undefined : texts(planNameTexts)[plan.key];
}

/** The quota of today; absent without a limit. */
export function quotaOf(quota: Snapshot<ChatState["quota"]>): ComposerProps["quota"] {
  if (!quota || quota.limit === null) return undefined;
  const { limit, used, resets_at } = quota;
  return { max: limit, used: Math.min(used, limit), resetsAt: timeOfDay(resets_at) };
}

function isUsedUp({ limit, used, resets_at }: NonNullable<ChatState["quota"]>, now: Date): boolean {
  return limit !== null && used >= limit && now.getTime() < Date.parse(resets_at);
}
