import { ErrorCode, type History, listMessages, type Message } from "@mimi/contract";
import { ref } from "valtio";
import { ApiError, assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { chatState } from "./chat.store.ts";
import { emit } from "./chatEvents.ts";
import { memoryStart, turnIdOf, withMessage } from "./messages.ts";

/** Loads the page of messages before the first one. */
export async function loadOlder(): Promise<void> {
  const { chatKey, messages } = chatState;
  const [first] = messages;
  if (chatState.older !== "available" || !first) return;
  chatState.older = "loading";
  try {
    const page = await services().call(listMessages, { chat_key: chatKey, before_id: first.id });
    if (chatState.chatKey !== chatKey) return;
    chatState.messages = ref([...page.messages, ...chatState.messages]);
    chatState.older = page.has_more ? "available" : "none";
  } catch (error) {
    assertApiError(error);
    if (chatState.chatKey === chatKey) chatState.older = "available";
  }
}

/** Loads the page of messages after the last one, when the user has jumped to the middle of a chat. */
export async function loadNewer(): Promise<void> {
  const { chatKey, messages } = chatState;
  const last = messages.at(-1);
  if (chatState.newer !== "available" || !last) return;
  chatState.newer = "loading";
  try {
    const page = await services().call(listMessages, { chat_key: chatKey, after_id: last.id });
    if (chatState.chatKey !== chatKey) return;
    chatState.messages = ref([...chatState.messages, ...page.messages]);
    chatState.newer = page.has_newer ? "available" : "none";
  } catch (error) {
    assertApiError(error);
    if (chatState.chatKey === chatKey) chatState.newer = "available";
  }
}

/** Scrolls to a message. Loads the messages around it if it is not loaded. */
export async function goToMessage(messageId: string, words?: string): Promise<void> {
  const { chatKey } = chatState;
  if (chatState.messages.every(({ id }) => id !== messageId)) {
    const page = await loadMessages({ chat_key: chatKey, around_id: messageId });
    if (!page) return;
    replaceMessages(page);
  }
  const message = chatState.messages.find(({ id }) => id === messageId);
  chatState.target = { turnId: message ? turnIdOf(message) : messageId, highlight: words };
}

/**
 * Loads messages of the open chat. Undefined when the chat was closed meanwhile, or after an error, which a toast shows. A
 * chat that was deleted meanwhile, in another tab or on another device, can be restored by its toast.
 */
export async function loadMessages(input: {
  chat_key: string;
  around_id?: string;
}): Promise<History | undefined> {
  try {
    const page = await services().call(listMessages, input);
    return chatState.chatKey === input.chat_key ? page : undefined;
  } catch (error) {
    if (input.around_id === undefined && isNotFound(error))
      emit({ kind: "deleted", chatKey: input.chat_key });
    else showToast("failed", sentenceOf(error));
    return undefined;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === ErrorCode.notFound;
}

/** Applies the latest messages. Older messages stay when they continue into these without a gap. */
export function applyLatest(latest: History): void {
  const [first] = latest.messages;
  const index = chatState.messages.findIndex(({ id }) => id === first?.id);
  if (index > 0) chatState.messages = ref([...chatState.messages.slice(0, index), ...latest.messages]);
  else replaceMessages(latest);
  chatState.newer = "none";
}

/** Replaces a message of the open chat, or adds it at the end. */
export function putMessage(message: Message): void {
  chatState.messages = ref(withMessage(chatState.messages, message));
}

/** The reply that the server is generating, if the history has one. */
export function streamingMessage(): Message | undefined {
  return chatState.messages.find(({ status }) => status === "streaming");
}

function replaceMessages({ chat, messages, has_more, has_newer }: History): void {
  chatState.messages = ref([...messages]);
  if (chat) chatState.chat = ref(chat);
  chatState.older = has_more ? "available" : "none";
  chatState.newer = has_newer ? "available" : "none";
  chatState.memoryFrom = memoryStart(messages);
}
