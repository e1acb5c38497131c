import { type History, listMessages } from "@mimi/contract";
import { ApiError } from "../../../services/api/ApiError.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { type ReadingPosition, chatState } from "./chat.store.ts";
import { messageOfTurn, turnIdOf } from "./messages.ts";

/** A position as it is stored: the ids of turns can change with a reload, those of messages do not. */
interface StoredPosition {
  readonly messageId: string;
  readonly offsetPx: number;
}

/** Stores where the user reads in the open chat, as long as the tab; undefined at its end. */
export function persistReadingPosition(position: ReadingPosition | undefined): void {
  const { chat, messages } = chatState;
  if (!chat) return;
  const key = positionKey(chat.chat_key);
  if (!position) return page().tabStorage().removeItem(key);
  const messageId = messageOfTurn(messages, position.turnId)?.id;
  if (messageId === undefined) return;
  const stored: StoredPosition = { messageId, offsetPx: position.offsetPx };
  page().tabStorage().setItem(key, JSON.stringify(stored));
}

/** The history of a chat that is being opened, at the position where the user was. Without such a position, the newest messages. */
export async function historyAtReadingPosition(
  newest: History,
): Promise<{ readonly history: History; readonly openAt: ReadingPosition | null }> {
  const position = newest.chat && readPosition(newest.chat.chat_key);
  const history = position && (await historyWith(newest, position.messageId));
  const message = history?.messages.find(({ id }) => id === position?.messageId);
  if (!position || !history || !message) return { history: newest, openAt: null };
  return { history, openAt: { turnId: turnIdOf(message), offsetPx: position.offsetPx } };
}

/** Loads the messages around a message that is not among the newest. Null when they cannot be loaded. */
async function historyWith(newest: History, messageId: string): Promise<History | null> {
  const { chat, messages } = newest;
  if (!chat || messages.some(({ id }) => id === messageId)) return newest;
  // A reply that is being generated is read at the end of the chat.
  if (messages.some(({ status }) => status === "streaming")) return null;
  try {
    return await services().call(listMessages, { chat_key: chat.chat_key, around_id: messageId });
  } catch (error) {
    // The message may have been deleted since.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function readPosition(chatKey: string): StoredPosition | null {
  const stored = page().tabStorage().getItem(positionKey(chatKey));
  // Only `persistReadingPosition` writes it.
  return stored === null ? null : (JSON.parse(stored) as StoredPosition);
}

const positionKey = (chatKey: string) => `mimi-reading-position/${chatKey}`;
