import { type History, listMessages } from "@mimi/contract";
import { ApiError } from "../../../services/api/ApiError.ts";
import { page } from "../../../services/browser/page.ts";
import { services } from "../../../services/services.ts";
import { type ChatPlace, chatState } from "./chat.store.ts";
import { messageOfTurn, turnIdOf } from "./messages.ts";

/** A place as it is stored: the ids of turns can change with a reload, those of messages do not. */
interface StoredPlace {
  readonly messageId: string;
  readonly offsetPx: number;
}

/** Stores where the user reads in the open chat, as long as the tab; undefined at its end. */
export function keepPlace(place: ChatPlace | undefined): void {
  const { chat, messages } = chatState;
  if (!chat) return;
  const key = placeKey(chat.chat_key);
  if (!place) return page().tabStorage().removeItem(key);
  const messageId = messageOfTurn(messages, place.turnId)?.id;
  if (messageId === undefined) return;
  const stored: StoredPlace = { messageId, offsetPx: place.offsetPx };
  page().tabStorage().setItem(key, JSON.stringify(stored));
}

/** The history of a chat that is being opened, at the place where the user was. Without such a place, the newest messages. */
export async function historyAtPlace(
  newest: History,
): Promise<{ readonly history: History; readonly openAt: ChatPlace | null }> {
  const place = newest.chat && readPlace(newest.chat.chat_key);
  const history = place && (await historyWith(newest, place.messageId));
  const message = history?.messages.find(({ id }) => id === place?.messageId);
  if (!place || !history || !message) return { history: newest, openAt: null };
  return { history, openAt: { turnId: turnIdOf(message), offsetPx: place.offsetPx } };
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

function readPlace(chatKey: string): StoredPlace | null {
  const stored = page().tabStorage().getItem(placeKey(chatKey));
  // Only `keepPlace` writes it.
  return stored === null ? null : (JSON.parse(stored) as StoredPlace);
}

const placeKey = (chatKey: string) => `mimi-place/${chatKey}`;
