import {
  type Character,
  type Chat,
  ErrorCode,
  getCharacter,
  getLastHistory,
  type History,
  listMessages,
  type Message,
  writtenGreetings,
} from "@mimi/contract";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { ApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { characterRefusal } from "../../../state/remote/characterRefusal.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { discreetName } from "../../../state/texts/discreetName.ts";
import { newChatKey, newChatKeyOrToast } from "../../../state/remote/newChatKey.ts";
import { isHiddenByRating } from "../../../state/preferences/rating.ts";
import { failed } from "../../../state/remote/resource.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState, type SignInPurpose } from "../../auth/auth.store.ts";
import { loadUser } from "../../auth/user.actions.ts";
import {
  type ChatState,
  chatState,
  noChat,
  notStreaming,
  type OpenCharacter,
  type Outgoing,
  type Panel,
  streamingState,
} from "./chat.store.ts";
import { emit } from "./chatEvents.ts";
import { loadUnsavedWork, restoreDraft, VISITOR } from "./draft.actions.ts";
import { characterOfChat, memoryStart } from "./messages.ts";
import { historyAtReadingPosition } from "./readingPosition.actions.ts";
import { draftKey, loadOrphanedOutboxes, outgoingFrom, type StoredOutbox } from "./outbox.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { texts } from "../../../state/texts/texts.ts";
import { shownChatName } from "../../../state/texts/shownName.ts";

let opening = new AbortController();
/** The key that this page created last. No chat has it yet, so its messages are not requested. */
let unusedKey = "";

/** Opens a chat. Without a key: the last chat with the character, or a new one (§2). */
export async function openChat(characterId: string, chatKey = "", greetingIndex = 0): Promise<void> {
  const isSame = chatState.characterId === characterId;
  if (isSame && chatState.status.kind === "ready" && (chatKey === "" || chatKey === chatState.chatKey))
    return;
  const shared = isSame ? sharedState() : {};
  // One can write in a chat that the server rendered before it is opened.
  const typed = isSame && chatState.chatKey === chatKey ? typedDraft() : {};
  closeChat();
  Object.assign(chatState, { ...shared, ...typed, characterId, chatKey, greetingIndex });
  const { signal } = (opening = new AbortController());
  const requests = load(characterId, chatKey);
  // After the requests: a browser loads only a few files at the same time.
  services().drafts.prepare();
  emit({ kind: "opening" });
  try {
    const { character, ...loaded } = await requests;
    if (signal.aborted) return;
    if (isHiddenByRating(character)) showUnavailable({ kind: "adult" });
    else await show(character, loaded, signal);
  } catch (error) {
    if (!signal.aborted) showUnavailable(characterRefusal(error) ?? failed(error));
  }
}

/** Sets a character that the server has rendered, for server rendering and hydration. {@link openChat} opens the chat. */
export function showCharacter(characterId: string, character: Character, chatKey = ""): void {
  Object.assign(chatState, { ...noChat, characterId, chatKey, character: ref(character) });
}

/** Applies a change of the content filter: hides the chat, or loads the chat that was hidden. */
export function reloadForContentFilter(): void {
  const { status, character } = chatState;
  if (status.kind === "adult" || (character && isHiddenByRating(character))) reopenChat();
}

/** Leaves the chat. The server continues a reply; opening the chat again resumes its stream. */
export function closeChat(): void {
  opening.abort();
  Object.assign(chatState, noChat);
  Object.assign(streamingState, notStreaming);
  services().drafts.release();
  emit({ kind: "closed" });
}

/** Tries again to open the chat. The draft stays. */
export function reopenChat(): void {
  const { characterId, chatKey, greetingIndex } = chatState;
  const typed = typedDraft();
  closeChat();
  void openChat(characterId, chatKey, greetingIndex);
  Object.assign(chatState, typed);
}

function typedDraft(): Pick<ChatState, "draft" | "isDraftTyped"> {
  const { draft, isDraftTyped } = chatState;
  return { draft, isDraftTyped };
}

/** Creates a key for another chat with the same character. Resolves to null for a visitor and after an error. */
export async function startNewChat(): Promise<string | null> {
  const { characterId } = chatState;
  if (!requireSignIn(paths.chat(characterId), chatSignIn())) return null;
  const key = await newChatKeyOrToast(characterId);
  if (key !== null) unusedKey = key;
  return key;
}

/** Why a visitor has to log in to use the open chat. */
export function chatSignIn(): SignInPurpose {
  const { character } = chatState;
  if (!character) return {};
  const name = discreetName(shownChatName(character), contentFilterState.discreet);
  return { description: texts(chatTexts).signUpTo(name) };
}

/** The state that two chats with the same character share. */
function sharedState(): Partial<ChatState> {
  const { character, quota, chats, others } = chatState;
  return { character, quota: quota && { ...quota }, chats, others };
}

interface LoadedChat {
  readonly ownerId: string;
  readonly history: History;
}

/** Loads a chat with its character. A chat brings its character, whose page may be gone: only a new chat needs the page. */
async function load(
  characterId: string,
  chatKey: string,
): Promise<LoadedChat & { readonly character: OpenCharacter }> {
  const known = chatState.character?.isOfChat ? null : chatState.character;
  const loadCharacter = async () => known ?? services().call(getCharacter, { character_id: characterId });
  if (authState.session.kind !== "signed-in") return { ...visitorsChat, character: await loadCharacter() };
  const isKnownChat = chatKey !== "" && chatKey !== unusedKey;
  const early = isKnownChat ? undefined : loadCharacter();
  // Its failure counts only when there is no chat.
  early?.catch(() => undefined);
  const loaded = await loadChat(characterId, chatKey);
  const { chat } = loaded.history;
  return { ...loaded, character: chat ? characterOfChat(chat) : await (early ?? loadCharacter()) };
}

const emptyHistory: History = { chat: null, messages: [], has_more: false, has_newer: false };
const visitorsChat: LoadedChat = { ownerId: VISITOR, history: emptyHistory };

async function loadChat(characterId: string, chatKey: string): Promise<LoadedChat> {
  const [{ uid: ownerId }, history] = await Promise.all([loadUser(), loadHistory(characterId, chatKey)]);
  return { ownerId, history };
}

async function loadHistory(characterId: string, chatKey: string): Promise<History> {
  const { call } = services();
  if (chatKey === "") return call(getLastHistory, { character_id: characterId });
  // A request would be answered with 404, which browsers print as an error.
  if (chatKey === unusedKey) {
    unusedKey = "";
    return emptyHistory;
  }
  return call(listMessages, { chat_key: chatKey }).catch(emptyIfNotFound);
}

/** A key without a chat is no error: the chat exists after its first message. */
function emptyIfNotFound(error: unknown): History {
  if (error instanceof ApiError && error.code === ErrorCode.notFound) return emptyHistory;
  throw error;
}

async function show(
  character: OpenCharacter,
  { ownerId, history: newest }: LoadedChat,
  signal: AbortSignal,
): Promise<void> {
  const { characterId, chatKey: addressKey } = chatState;
  const { chat } = newest;
  const isNew = !chat && addressKey === "" && ownerId !== VISITOR;
  const [unsaved, newKey, hasUnsent] = await Promise.all([
    loadUnsavedWork(ownerId, chat?.chat_key),
    isNew ? newChatKey(characterId) : "",
    addressKey === "" && chat ? hasUnsentNewChat(ownerId, chat) : false,
  ]);
  if (signal.aborted) return;
  if (hasUnsent) return showNew(character, ownerId, signal);
  // Messages that are not sent are at the end.
  const isAtEnd = unsaved.outboxes.length > 0;
  const { history, openAt } = isAtEnd
    ? { history: newest, openAt: null }
    : await historyAtReadingPosition(newest);
  if (signal.aborted) return;
  const { messages, has_more, has_newer } = history;
  const chatKey = chat?.chat_key ?? (addressKey || unsaved.outboxes[0]?.chatKey) ?? newKey;
  // In one assignment: the address changes with the key, and a chat that is not ready would be opened a second time.
  Object.assign(chatState, {
    status: { kind: "ready" },
    ownerId,
    chat: chat && ref(chat),
    chatKey,
    messages: ref([...messages]),
    character: ref(character),
    greetingIndex: validGreeting(character, chatState.greetingIndex),
    older: has_more ? "available" : "none",
    newer: has_newer ? "available" : "none",
    openAt,
    memoryFrom: memoryStart(messages),
    ...restoredOutbox(unsaved.outboxes, messages),
  });
  restoreDraft(unsaved, addressKey);
  emit({ kind: "opened" });
}

/** Shows a new chat instead of the last one. Its greeting is on the page of the character. */
async function showNew(character: OpenCharacter, ownerId: string, signal: AbortSignal): Promise<void> {
  const { id: character_id, isOfChat } = character;
  const whole = isOfChat ? await services().call(getCharacter, { character_id }) : character;
  if (!signal.aborted) await show(whole, { ownerId, history: emptyHistory }, signal);
}

/** Whether a message waits for a chat that is newer than the last one, such as what the user wrote before signing in. */
async function hasUnsentNewChat(ownerId: string, { character_id, chat_key }: Chat): Promise<boolean> {
  const outboxes = await loadOrphanedOutboxes(ownerId, draftKey(character_id, undefined));
  return outboxes.some(({ chatKey }) => chatKey !== chat_key);
}

/** The greeting that the address names; the first greeting when there is no such one. */
function validGreeting(character: OpenCharacter, index: number): number {
  return index in writtenGreetings(character) ? index : 0;
}

/** A message that was sent before may have been accepted: the user decides about it. The others are sent by themselves. */
function restoredOutbox(
  outboxes: readonly StoredOutbox[],
  messages: readonly Message[],
): Pick<ChatState, "outgoing" | "queued"> {
  const delivered = messages.map(({ client_id }) => client_id);
  const all: readonly Outgoing[] = outgoingFrom(outboxes, delivered);
  const sentBefore = all.find(({ state }) => state === "failed") ?? null;
  const others = all.filter((message) => message !== sentBefore);
  return { outgoing: sentBefore, queued: ref(others.map((message) => ({ ...message, state: "waiting" }))) };
}

/** Shows why there is no chat. For a hidden adult character, nothing of the character is shown. */
function showUnavailable(status: ChatState["status"]): void {
  if (status.kind === "adult") Object.assign(chatState, { character: null, chats: [], others: [] });
  chatState.status = status;
}

/** Sets the open chat. Held by `ref`, like the messages. */
export function setChat(chat: Chat): void {
  chatState.chat = ref(chat);
}

/** Opens a panel over the chat; null closes the open one. */
export function showPanel(panel: Panel | null): void {
  Object.assign(chatState, { panel, isRenaming: false });
}

/** Opens the panel of chats to rename this chat. */
export function showRename(): void {
  Object.assign(chatState, { panel: "chats", isRenaming: true });
}

/** Opens or closes the search in this chat. */
export function setFinding(isFinding: boolean): void {
  chatState.isFinding = isFinding;
}
