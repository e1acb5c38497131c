import type { UserContext } from "../context.ts";
import { type Chat, ErrorCode, type Message } from "@mimi/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alternative, chat, message } from "../../../db/schema.ts";
import { ApiError, notFound } from "../../../shared/errors/ApiError.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import { readChat } from "../chats/chats.ts";
import { previewOf } from "./excerpt.ts";
import { type MessageRow, readMessage, readMessageRow } from "./messages.ts";

type AlternativeRow = typeof alternative.$inferSelect;

/** A message that may be changed, with its selected variant. */
export interface LockedMessage {
  readonly row: MessageRow;
  readonly wording: AlternativeRow;
}

/** Locks a chat and loads a message of it. Throws 40401, 40302, and 40901 while it is being written. */
export async function lockMessage(
  context: UserContext,
  { chat_key, message_id }: { readonly chat_key: string; readonly message_id: string },
): Promise<LockedMessage> {
  const { db, user } = context;
  await lockChat(db, user, chat_key, "read");
  const row = await readMessageRow(db, chat_key, message_id);
  if (!row || row.role === "notice") throw notFound();
  refuseWhileStreaming([row]);
  const [wording] = await db
    .select()
    .from(alternative)
    .where(and(eq(alternative.message_id, row.id), eq(alternative.index, row.selected)));
  if (!wording) throw notFound();
  return { row, wording };
}

/** Throws 40901 when one of these messages is being written. */
export function refuseWhileStreaming(rows: readonly MessageRow[]): void {
  if (rows.some(({ status }) => status === "streaming")) {
    throw new ApiError(ErrorCode.conflict, { message: "This reply is still being written." });
  }
}

/** Brings what lists show of a chat up to date with its messages. */
export async function refreshChat({ db }: UserContext, chatKey: string): Promise<void> {
  const live = and(eq(message.chat_key, chatKey), isNull(message.deleted_at));
  const [newest] = await db
    .select({ text: alternative.text })
    .from(message)
    .innerJoin(
      alternative,
      and(eq(alternative.message_id, message.id), eq(alternative.index, message.selected)),
    )
    .where(live)
    .orderBy(desc(message.position))
    .limit(1);
  await db
    .update(chat)
    .set({
      preview: previewOf(newest?.text ?? ""),
      message_count: sql`(select count(*)::int from ${message} where ${live})`,
    })
    .where(eq(chat.chat_key, chatKey));
}

/** A chat as it stands after a change. */
export function changedChat({ db, user }: UserContext, chatKey: string): Promise<Chat> {
  return readChat(db, user, chatKey);
}

/** A message as it stands after a change. */
export async function changedMessage({ db }: UserContext, { chat_key, id }: MessageRow): Promise<Message> {
  const shown = await readMessage(db, chat_key, id);
  if (!shown) throw notFound();
  return shown;
}
