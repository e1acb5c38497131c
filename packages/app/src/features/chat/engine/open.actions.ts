import { failed } from "../../../state/resource.ts";
import {
  type Character,
  ErrorCode,
  getCharacter,
  getLastHistory,
  type History,
  listMessages,
  type Message,
} from "@mimi/contract";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { ApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { characterRefusal } from "../../../state/characterRefusal.ts";
import { newChatKey, newChatKeyOrToast } from "../../../state/newChatKey.ts";
import { isHiddenByRating } from "../../../state/rating.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { loadUser } from "../../auth/user.actions.ts";
import { type ChatState, chatState, noChat, type Outgoing } from "./chat.store.ts";
import { preloadEngine, startChatWhenLoaded } from "./commands.ts";
import { greetingsOf } from "./greetingsOf.ts";
import { loadUnsavedWork, restoreDraft, VISITOR } from "./draft.actions.ts";
import { type SerializedOutbox, outgoingFrom } from "./outbox.ts";
import { stopReading } from "./streaming.actions.ts";
import { memoryStart, setMessages } from "./messages.actions.ts";
import { setFinding, showPanel } from "../panels/panel.actions.ts";

let opening = new AbortController();
/** The key that was made here last: nobody has said anything under it yet. */
let unusedKey = "";

/** Opens a conversation; without a key the last one with the character, or a new one (§2). */
export async function openChat(characterId: string, chatKey = "", greetingIndex = 0): Promise<void> {
  const isSame = chatState.characterId === characterId;
  if (isSame && chatState.stage.kind === "ready" && (chatKey === "" || chatKey === chatState.chatKey)) return;
  const around = isSame ? sharedState() : {};
  closeChat();
  Object.assign(chatState, { ...around, characterId, chatKey, greetingIndex });
  const { signal } = (opening = new AbortController());
  const asked = Promise.all([
    chatState.character ?? services().call(getCharacter, { character_id: characterId }),
    authState.session.kind === "signed-in" ? find(characterId, chatKey) : visiting,
  ]);
  // Code comes after what is asked: there are more files of it than a browser fetches at a time.
  services().drafts.prepare();
  preloadEngine();
  try {
    const [character, found] = await asked;
    if (signal.aborted) return;
    if (isHiddenByRating(character)) showUnavailable({ kind: "adult" });
    else await show(character, found, signal);
  } catch (error) {
    if (!signal.aborted) showUnavailable(characterRefusal(error) ?? failed(error));
  }
}

/** What the viewer wants to see has changed: what was out of sight is asked for again, and what shows may not any more. */
export function reloadForContentFilter(): void {
  const { stage, character } = chatState;
  if (stage.kind === "adult" || (character && isHiddenByRating(character))) reopenChat();
}

/** Leaves the conversation. A reply goes on being written on the server; coming back resumes it. */
export function closeChat(): void {
  opening.abort();
  stopReading();
  services().drafts.leave();
  Object.assign(chatState, noChat);
  showPanel(null);
  setFinding(false);
}

/** Tries again to open what could not be opened. What was typed meanwhile stays. */
export function reopenChat(): void {
  const { characterId, chatKey, greetingIndex, draft } = chatState;
  closeChat();
  void openChat(characterId, chatKey, greetingIndex);
  chatState.draft = draft;
}

/** Begins another conversation with the same character; null when it cannot be had, or not without signing in. */
export async function startNewChat(): Promise<string | null> {
  const { characterId } = chatState;
  if (!requireSignIn(paths.chat(characterId))) return null;
  const key = await newChatKeyOrToast(characterId);
  if (key !== null) unusedKey = key;
  return key;
}

/** What stands around a chat and is the same for another one with the same character. */
function sharedState(): Partial<ChatState> {
  const { character, quota, chats, others, isDemo } = chatState;
  return { character, quota: quota && { ...quota }, chats, others, isDemo };
}

/** A conversation as it was found, and who writes in it. */
interface Found {
  readonly writer: string;
  readonly history: History;
}

const nothing: History = { chat: null, messages: [], has_more: false, has_newer: false };
const visiting: Found = { writer: VISITOR, history: nothing };

async function find(characterId: string, chatKey: string): Promise<Found> {
  const [{ uid: writer }, history] = await Promise.all([loadUser(), readHistory(characterId, chatKey)]);
  return { writer, history };
}

async function readHistory(characterId: string, chatKey: string): Promise<History> {
  const { call } = services();
  if (chatKey === "") return call(getLastHistory, { character_id: characterId });
  // Asking would do no harm, but browsers report the answer as a fault.
  if (chatKey === unusedKey) {
    unusedKey = "";
    return nothing;
  }
  return call(listMessages, { chat_key: chatKey }).catch(emptyIfNotFound);
}

/** A key that has no conversation yet is not a fault: it has one from its first message on. */
function emptyIfNotFound(error: unknown): History {
  if (error instanceof ApiError && error.code === ErrorCode.notFound) {
    return nothing;
  }
  throw error;
}

async function show(character: Character, { writer, history }: Found, signal: AbortSignal): Promise<void> {
  const { characterId, chatKey: addressKey } = chatState;
  const { chat, messages, has_more, has_newer } = history;
  const isNew = !chat && addressKey === "" && writer !== VISITOR;
  const [left, newKey] = await Promise.all([
    loadUnsavedWork(writer, chat?.chat_key),
    isNew ? newChatKey(characterId) : "",
  ]);
  const chatKey = chat?.chat_key ?? (addressKey || left.unsent[0]?.chatKey) ?? newKey;
  if (signal.aborted) return;
  setMessages(messages);
  // All at once: a chat that is half open would be opened again when its key comes into the address.
  Object.assign(chatState, {
    stage: { kind: "ready" },
    writer,
    chat: chat && ref(chat),
    chatKey,
    character: ref(character),
    greetingIndex: offered(character, chatState.greetingIndex),
    isDemo: services().config().demoModel,
    older: has_more ? "available" : "none",
    newer: has_newer ? "available" : "none",
    memoryFrom: memoryStart(messages),
    ...unsent(left.unsent, messages),
  });
  restoreDraft(left, addressKey);
  startChatWhenLoaded();
}

/** The greeting that the address asks for, where there is such a one; else the first. */
function offered(character: Character, index: number): number {
  return index in greetingsOf(character, "") ? index : 0;
}

/**
 * Messages that nobody saw accepted. One that was tried may have arrived: its reader decides about it; one that never
 * went out goes by itself.
 */
function unsent(
  left: readonly SerializedOutbox[],
  messages: readonly Message[],
): Pick<ChatState, "outgoing" | "queued"> {
  const all = outgoingFrom(
    left,
    messages.map(({ client_id }) => client_id),
  );
  const failed = all.find(({ state }) => state === "failed");
  const others = all.filter((one) => one !== failed).map((one): Outgoing => ({ ...one, state: "waiting" }));
  return { outgoing: failed ?? null, queued: ref(others) };
}

/** The conversation does not show; of an adult character that is out of sight not even whom it is with. */
function showUnavailable(stage: ChatState["stage"]): void {
  if (stage.kind === "adult") Object.assign(chatState, { character: null, chats: [], others: [] });
  chatState.stage = stage;
}
