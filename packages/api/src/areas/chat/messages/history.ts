import type { History, ParsedInputOf, routes } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import { requireChatAccess } from "../../../domain/access/chatAccess.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { invalidInput } from "../../../shared/errors/ApiError.ts";
import { findLastChat, loadChat } from "../chats/chats.ts";
import { readMessageRow, readMessages } from "./messages.ts";
import type { MessageRow } from "../../../db/schema/chat.ts";

/** How many messages are sent when the newest chat with a character is opened. */
const FIRST_COUNT = 50;

/** The newest chat with a character and its newest messages (§7). Throws 40302. */
export async function readLastHistory(
  db: Database,
  user: SessionUser,
  characterId: string,
): Promise<History> {
  const chat = await findLastChat(db, user.id, characterId);
  if (!chat) return { chat, messages: [], has_more: false, has_newer: false };
  await requireChatAccess(db, user, chat.chat_key, "read");
  return { chat, ...(await readMessages(db, chat.chat_key, { count: FIRST_COUNT })) };
}

/** A chat and its newest messages, or those before, after or around one. Throws 40401, 40302 and 40001. */
export async function readHistory(
  db: Database,
  user: SessionUser,
  { chat_key, count, ...places }: ParsedInputOf<typeof routes.listMessages>,
): Promise<History> {
  await requireChatAccess(db, user, chat_key, "read");
  const [named, second] = (["before_id", "after_id", "around_id"] as const).filter((name) => places[name]);
  if (second) throw invalidInput({ [second]: "invalid_choice" });
  const at = named ? await requireMessage(db, chat_key, named, places[named] ?? "") : undefined;
  const place = {
    count,
    before: named === "before_id" ? at : undefined,
    after: named === "after_id" ? at : undefined,
    around: named === "around_id" ? at : undefined,
  };
  return { chat: await loadChat(db, chat_key), ...(await readMessages(db, chat_key, place)) };
}

async function requireMessage(db: Database, chatKey: string, field: string, id: string): Promise<MessageRow> {
  const row = await readMessageRow(db, chatKey, id);
  if (!row) throw invalidInput({ [field]: "invalid_choice" });
  return row;
}
