import {
  branchChat,
  deleteFrom as deleteFromRoute,
  editMessage,
  ErrorCode,
  getMemory,
  giveFeedback,
  type Message,
  pinChat,
  restoreChat,
  selectVariant,
} from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { dismissToast, showToast } from "../../../state/overlays/toasts.actions.ts";
import { authState, userNameOf } from "../../auth/auth.store.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { emit } from "./chatEvents.ts";
import { cancelEdit, loadEdit, loadOpenEdit, setEdit } from "./draft.actions.ts";
import { putMessage } from "./history.actions.ts";
import { greetingsOf, messageOfTurn, selectedVariant } from "./messages.ts";
import { setChat, showPanel } from "./open.actions.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Selects a variant at once. It is reversed when the server refuses. */
export async function select(messageId: string, index: number): Promise<void> {
  if (!chatState.chat) {
    // The greeting of a chat that does not exist yet is sent with the first message.
    chatState.greetingIndex = index;
    return;
  }
  const before = found(messageId);
  if (!before || before.selected === index || !before.alternatives[index]) return;
  putMessage({ ...before, selected: index });
  try {
    applyChange((await services().call(selectVariant, { ...inputFor(messageId), index })).message);
  } catch (error) {
    replaceLoaded(before);
    showToast("failed", sentenceOf(error));
  }
}

/** Begins to edit a message, with the stored text of an earlier edit if there is one. */
export async function beginEdit(messageId: string): Promise<void> {
  const message = found(messageId);
  if (!message || streamingState.messageId === message.id) return;
  const stored = await loadEdit(message.id);
  chatState.editing = {
    messageId: message.id,
    editedAt: message.edited_at,
    draft: stored || (selectedVariant(message)?.text ?? ""),
    saving: "idle",
  };
}

/** Opens the edit that was not finished when the chat was left. Says so when the message was changed since. */
export async function restoreEdit(): Promise<void> {
  const open = await loadOpenEdit();
  if (!open || isEditing()) return;
  await beginEdit(open.messageId);
  const message = found(open.messageId);
  if (!message || message.edited_at === open.editedAt || !chatState.editing) return;
  Object.assign(chatState.editing, { saving: "failed", error: texts(chatTexts).changedSinceEdit });
}

/** Ends an edit without saving it. Undo opens it again with its text, if there was a change. */
export function discardEdit(): void {
  const { editing } = chatState;
  cancelEdit();
  const message = editing && found(editing.messageId);
  if (!message) return;
  const { draft } = editing;
  if (draft.trim() === "" || draft === selectedVariant(message)?.text) return;
  offerUndo(texts(chatTexts).editDiscarded, async () => {
    await beginEdit(message.id);
    setEdit(draft);
  });
}

const isEditing = () => chatState.editing !== null;

/** Saves an edit. After an error its text stays. Resolves to the saved message. */
export async function saveEdit(): Promise<Message | null> {
  const { editing } = chatState;
  if (!editing || editing.saving === "pending") return null;
  editing.saving = "pending";
  const { messageId, draft } = editing;
  try {
    const input = { ...inputFor(messageId), text: draft };
    const { message, previous } = await services().call(editMessage, input);
    // What was typed since stays, and so does an edit that was begun since.
    if (chatState.editing === editing && editing.draft === draft) cancelEdit();
    else editing.saving = "idle";
    if (chatState.chatKey !== message.chat_key) return message;
    applyChange(message);
    void offerMemoryReview([message.id]);
    offerUndo(texts(chatTexts).messageChanged, async () => {
      const undone = { ...inputFor(message.id), text: previous };
      applyChange((await services().call(editMessage, undone)).message);
    });
    return message;
  } catch (error) {
    const sentence = sentenceOf(error);
    Object.assign(editing, { saving: "failed", error: sentence });
    if (chatState.editing !== editing) showToast("failed", sentence);
    return null;
  }
}

/** Deletes a message and all messages after it. They can be restored for 30 days, and here by Undo. */
export async function deleteFrom(messageId: string): Promise<void> {
  const message = found(messageId);
  if (!message) return;
  try {
    const { chat, deletion_id } = await services().call(deleteFromRoute, inputFor(message.id));
    // Another chat may be open by then, or more of this one.
    if (chatState.chatKey !== chat.chat_key) return;
    const { messages } = chatState;
    const index = messages.findIndex(({ id }) => id === message.id);
    const left = index < 0 ? messages : messages.slice(0, index);
    const deleted = messages.slice(left.length).map(({ id }) => id);
    chatState.messages = ref(left);
    setChat(chat);
    void offerMemoryReview(deleted);
    emit({ kind: "changed" });
    offerUndo(texts(chatTexts).messagesDeleted, async () => {
      await services().call(restoreChat, { chat_key: chat.chat_key, deletion_id });
      emit({ kind: "restored" });
    });
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Copies everything up to a message into a new chat. Resolves to its key, and to null after an error. */
export async function branch(messageId: string): Promise<string | null> {
  const message = found(messageId);
  if (!message) return null;
  try {
    const input = { ...inputFor(message.id), client_id: services().browser.randomId() };
    return (await services().call(branchChat, input)).chat.chat_key;
  } catch (error) {
    assertApiError(error);
    const isTooLong = error.code === ErrorCode.tooLarge;
    showToast("failed", isTooLong ? texts(chatTexts).tooLongToBranch : sentenceOf(error));
    return null;
  }
}

/** Pins or unpins a message. */
export function pin(messageId: string, pinned: boolean): Promise<void> {
  return change(messageId, { pinned }, async (input) => {
    const { message } = await services().call(pinChat, { ...input, pinned });
    return message;
  });
}

/** Rates a reply; undefined removes the rating. */
export function giveFeedbackOn(messageId: string, verdict: "up" | "down" | undefined): Promise<void> {
  const feedback = verdict ? { verdict, text: "" } : null;
  return change(messageId, { feedback }, async (input) => {
    const { message } = await services().call(giveFeedback, { ...input, verdict: verdict ?? null });
    return message;
  });
}

/** Copies the text of a message to the clipboard. */
export async function copy(messageId: string): Promise<void> {
  const { chat, character, chatKey, greetingIndex } = chatState;
  const message = found(messageId);
  const text = message && selectedVariant(message)?.text;
  const reading = { userName: userNameOf(authState.session), chatKey, now: new Date() };
  const greeting = !chat && character && greetingsOf(character, reading)[greetingIndex];
  const copied = text ?? greeting;
  if (copied) await copyText(copied);
}

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<void> {
  await page().copy(text);
  showToast("done", texts(chatTexts).copied);
}

/** Offers to review the memory when a line of it comes from messages that were edited or deleted (product 6.13). */
async function offerMemoryReview(messageIds: readonly string[]): Promise<void> {
  const { chatKey } = chatState;
  try {
    const { lines } = await services().call(getMemory, { chat_key: chatKey });
    const isStale = lines.some(
      (line) => line.stale && line.source_message_ids.some((id) => messageIds.includes(id)),
    );
    if (!isStale || chatState.chatKey !== chatKey) return;
    showToast("done", texts(chatTexts).mayBeStale, {
      label: texts(chatTexts).review,
      onClick: () => showPanel("memory"),
    });
  } catch (error) {
    // Not shown: the memory panel marks stale lines whenever it is opened.
    assertApiError(error);
  }
}

/** Applies a change at once, and the server's answer after it. The change is reversed when the server refuses. */
async function change(
  messageId: string,
  parts: Partial<Message>,
  call: (input: ReturnType<typeof inputFor>) => Promise<Message | null>,
): Promise<void> {
  const before = found(messageId);
  if (!before) return;
  putMessage({ ...before, ...parts });
  try {
    const after = await call(inputFor(before.id));
    if (after) applyChange(after);
  } catch (error) {
    replaceLoaded(before);
    showToast("failed", sentenceOf(error));
  }
}

function applyChange(message: Message): void {
  if (chatState.chatKey !== message.chat_key) return;
  replaceLoaded(message);
  emit({ kind: "changed" });
}

/** Replaces a message, unless another chat or another part of this one is open by now, or the message is deleted. */
function replaceLoaded(message: Message): void {
  if (found(message.id)) putMessage(message);
}

const found = (turnId: string) => messageOfTurn(chatState.messages, turnId);

const inputFor = (messageId: string) => ({ chat_key: chatState.chatKey, message_id: messageId });

interface UndoEntry {
  readonly reverse: () => Promise<void>;
  /** Id of the toast with the Undo button. */
  toast: string;
}

/** What can be undone in the open chat, the latest last. */
let entries: readonly UndoEntry[] = [];

/** Shows a toast with an Undo button. Ctrl+Z calls {@link undo} too. */
export function offerUndo(sentence: string, reverse: () => Promise<void>): void {
  const entry: UndoEntry = { reverse, toast: "" };
  entries = [...entries, entry];
  entry.toast = showToast("done", sentence, { onClick: () => void undo(entry) });
}

/** Undoes an entry once; by default the latest. After an error it can be tried again. */
export async function undo(entry = entries.at(-1)): Promise<void> {
  if (!entry || !entries.includes(entry)) return;
  entries = entries.filter((other) => other !== entry);
  dismissToast(entry.toast);
  try {
    await entry.reverse();
  } catch (error) {
    entries = [...entries, entry];
    entry.toast = showToast("failed", sentenceOf(error), { onClick: () => void undo(entry) });
  }
}

/** Removes all entries, because the chat is closed. */
export function clearUndo(): void {
  for (const { toast } of entries) dismissToast(toast);
  entries = [];
}
