import {
  branchChat,
  type Chat,
  deleteFrom as deleteFromRoute,
  editMessage,
  giveFeedback,
  type Message,
  pinChat,
  restoreChat,
  selectAlternative,
} from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { news, sentenceOf } from "../../../state/sentences.ts";
import { dismissToast, showToast } from "../../../state/toasts.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { userNameOf } from "../../auth/userNameOf.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { cancelEdit } from "./draft.actions.ts";
import { editStorageKey } from "./outbox.ts";
import { refreshChat } from "./history.actions.ts";
import { putMessage, setMessages } from "./messages.actions.ts";
import { offerMemoryReview } from "./memoryOffer.actions.ts";
import { regenerate, moveToComposer } from "./send.actions.ts";
import { greetingsOf } from "./greetingsOf.ts";
import { notifyOtherTabs } from "./tabs.actions.ts";
import { selectedVariant } from "./selectedVariant.ts";

/** Something done that can be taken back. */
interface UndoEntry {
  readonly moveToComposer: () => Promise<void>;
  /** The id of the toast that offers to. */
  toast: string;
}

/** What can be taken back, the latest last. */
let undoable: readonly UndoEntry[] = [];

/** Turns to another wording of a reply, at once; it turns back when the server refuses. */
export async function select(messageId: string, index: number): Promise<void> {
  if (!chatState.chat) {
    // None of them is told until the conversation begins with it.
    chatState.greetingIndex = index;
    return;
  }
  const before = found(messageId);
  if (!before || before.selected === index || !before.alternatives[index]) return;
  putMessage({ ...before, selected: index });
  try {
    changed((await services().call(selectAlternative, { ...one(messageId), index })).message);
  } catch (error) {
    putMessage(before);
    showToast("failed", sentenceOf(error));
  }
}

/** Begins to reword a message where it stands, with what was left of an earlier attempt. */
export async function beginEdit(messageId: string): Promise<void> {
  const message = found(messageId);
  // What a rule held back is changed where it was written.
  if (!message) return moveToComposer(messageId);
  if (streamingState.messageId === message.id) return;
  const kept = await services().drafts.read(chatState.writer, editStorageKey(message.id));
  chatState.editing = {
    messageId: message.id,
    draft: kept || (selectedVariant(message)?.text ?? ""),
    saving: "idle",
  };
}

/** Saves the rewording. What cannot be saved stays where it was typed. Answers with the message that it was. */
export async function saveEdit(): Promise<Message | null> {
  const { editing } = chatState;
  if (!editing || editing.saving === "pending") return null;
  editing.saving = "pending";
  try {
    const input = { ...one(editing.messageId), text: editing.draft };
    const { message, previous } = await services().call(editMessage, input);
    cancelEdit();
    changed(message);
    void offerMemoryReview([message.id]);
    offerUndo(news.messageChanged, async () => {
      changed((await services().call(editMessage, { ...one(message.id), text: previous })).message);
    });
    return message;
  } catch (error) {
    if (chatState.editing) Object.assign(chatState.editing, { saving: "failed", problem: sentenceOf(error) });
    return null;
  }
}

/** Saves the rewording of what one said, and asks for another answer to it. */
export async function saveEditAndRegenerate(): Promise<void> {
  const saved = await saveEdit();
  const place = chatState.messages.findIndex(({ id }) => id === saved?.id);
  const reply = chatState.messages[place + 1];
  if (place >= 0 && reply?.role === "character") await regenerate(reply.id);
}

/** Puts a message and all after it into the bin; a toast and Ctrl+Z bring them back. */
export async function deleteFrom(messageId: string): Promise<void> {
  const message = found(messageId);
  if (!message) return;
  const place = chatState.messages.indexOf(message);
  try {
    const { chat, deletion_id } = await services().call(deleteFromRoute, one(message.id));
    const gone = chatState.messages.slice(place).map(({ id }) => id);
    setMessages(chatState.messages.slice(0, place));
    keepChat(chat);
    void offerMemoryReview(gone);
    notifyOtherTabs();
    offerUndo(news.messagesDeleted, async () => {
      await services().call(restoreChat, { chat_key: chat.chat_key, deletion_id });
      await refreshChat();
      notifyOtherTabs();
    });
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Makes a conversation of its own of everything up to a message. Answers with its key; null when it cannot be had. */
export async function branch(messageId: string): Promise<string | null> {
  const message = found(messageId);
  if (!message) return null;
  try {
    const input = { ...one(message.id), client_id: services().browser.randomId() };
    return (await services().call(branchChat, input)).chat.chat_key;
  } catch (error) {
    showToast("failed", sentenceOf(error));
    return null;
  }
}

/** Marks a message, to find it again, or takes the mark away. */
export function pin(messageId: string, pinned: boolean): Promise<void> {
  return change(messageId, { pinned }, async (input) => {
    const { message } = await services().call(pinChat, { ...input, pinned });
    return message;
  });
}

/** Says what one thinks of a reply; undefined takes it back. */
export function giveFeedbackOn(messageId: string, verdict: "up" | "down" | undefined): Promise<void> {
  const feedback = verdict ? { verdict, text: "" } : null;
  return change(messageId, { feedback }, async (input) => {
    const { message } = await services().call(giveFeedback, { ...input, verdict: verdict ?? null });
    return message;
  });
}

/** The words of a message go to the clipboard. */
export async function copy(messageId: string): Promise<void> {
  const { chat, character, greetingIndex } = chatState;
  const message = found(messageId);
  const text = message && selectedVariant(message)?.text;
  const proposed = !chat && character && greetingsOf(character, userNameOf(authState.session))[greetingIndex];
  const copied = text ?? proposed;
  if (!copied) return;
  await services().browser.copy(copied);
  showToast("done", news.textCopied);
}

/** Takes back a deed, once: the last one unless another is named. What cannot be taken back now can be later. */
export async function undo(entry = undoable.at(-1)): Promise<void> {
  if (!entry || !undoable.includes(entry)) return;
  undoable = undoable.filter((other) => other !== entry);
  dismissToast(entry.toast);
  try {
    await entry.moveToComposer();
  } catch (error) {
    undoable = [...undoable, entry];
    entry.toast = showToast("failed", sentenceOf(error), { onPress: () => void undo(entry) });
  }
}

/** Forgets what could be taken back: it belongs to the conversation that was left. */
export function clearUndo(): void {
  for (const { toast } of undoable) dismissToast(toast);
  undoable = [];
}

/** Says what was done, and offers to take it back: by its toast, and by Ctrl+Z. */
export function offerUndo(sentence: string, moveToComposer: () => Promise<void>): void {
  const entry: UndoEntry = { moveToComposer, toast: "" };
  undoable = [...undoable, entry];
  entry.toast = showToast("done", sentence, { onPress: () => void undo(entry) });
}

/** Shows a change at once, and what the server says of it after. */
async function change(
  messageId: string,
  parts: Partial<Message>,
  call: (input: ReturnType<typeof one>) => Promise<Message | null>,
): Promise<void> {
  const before = found(messageId);
  if (!before) return;
  putMessage({ ...before, ...parts });
  try {
    const after = await call(one(before.id));
    if (after) changed(after);
  } catch (error) {
    putMessage(before);
    showToast("failed", sentenceOf(error));
  }
}

function changed(message: Message): void {
  if (chatState.chatKey !== message.chat_key) return;
  putMessage(message);
  notifyOtherTabs();
}

function keepChat(chat: Chat): void {
  chatState.chat = ref(chat);
}

/** A message by the id of its turn: that of one's own is the id that the client chose. */
function found(turnId: string): Message | undefined {
  return chatState.messages.find(({ id, client_id }) => id === turnId || client_id === turnId);
}

const one = (messageId: string) => ({ chat_key: chatState.chatKey, message_id: messageId });
