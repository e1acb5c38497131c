import { type Chat, ErrorCode, type Message } from "@mimi/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, character, chat, message } from "../../../db/schema.ts";
import { ApiError, notFound } from "../../../shared/errors/ApiError.ts";
import type { Viewer } from "../../../domain/access/Viewer.ts";
import { forAdults, readChat } from "./chats.ts";
import { previewOf } from "../messages/excerpt.ts";
import { type MessageRow, readMessage, readMessageRow } from "../messages/messages.ts";

type ChatRow = typeof chat.$inferSelect;
type AlternativeRow = typeof alternative.$inferSelect;

/** Who changes what. */
export interface Changing {
  readonly db: Database;
  readonly viewer: Viewer;
  readonly now: Date;
}

/**
 * Takes a chat of the viewer's for this transaction, so that changes come one after another. Throws 40401, and 40302 for
 * what they may not read.
 */
export async function takeOwnChat(changing: Changing, chatKey: string): Promise<ChatRow> {
  const { row, adult } = await takeAnyChat(changing, chatKey);
  if (adult && !changing.viewer.adult) throw new ApiError(ErrorCode.adultNotAttested);
  return row;
}

/** The same also of a chat that the viewer may not read now: to be done with it. Throws 40401. */
export async function takeAnyChat(
  { db, viewer }: Changing,
  chatKey: string,
): Promise<{ readonly row: ChatRow; readonly adult: boolean }> {
  const [found] = await db
    .select({ row: chat, adult: forAdults })
    .from(chat)
    .innerJoin(character, eq(character.id, chat.character_id))
    .where(and(eq(chat.chat_key, chatKey), eq(chat.user_id, viewer.id)))
    .for("update", { of: chat });
  if (!found) throw notFound();
  return found;
}

/** A message that may be changed, with its selected wording. */
export interface OwnMessage {
  readonly row: MessageRow;
  readonly wording: AlternativeRow;
}

/** Takes a message of a chat of the viewer's. Throws 40401, 40302, and 40901 while it is being written. */
export async function takeOwnMessage(
  changing: Changing,
  { chat_key, message_id }: { readonly chat_key: string; readonly message_id: string },
): Promise<OwnMessage> {
  const { db } = changing;
  if ((await takeOwnChat(changing, chat_key)).deleted_at) throw notFound();
  const row = await readMessageRow(db, chat_key, message_id);
  if (!row || row.role === "notice") throw notFound();
  refuseWhenWritten([row]);
  const [wording] = await db
    .select()
    .from(alternative)
    .where(and(eq(alternative.message_id, row.id), eq(alternative.index, row.selected)));
  if (!wording) throw notFound();
  return { row, wording };
}

/** Throws 40901 when one of these messages is being written. */
export function refuseWhenWritten(rows: readonly MessageRow[]): void {
  if (rows.some(({ status }) => status === "streaming")) {
    throw new ApiError(ErrorCode.conflict, { message: "This reply is still being written." });
  }
}

/** Brings what lists show of a chat up to date with its messages. */
export async function refreshChat({ db }: Changing, chatKey: string): Promise<void> {
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
export function changedChat({ db, viewer }: Changing, chatKey: string): Promise<Chat> {
  return readChat(db, viewer, chatKey);
}

/** A message as it stands after a change. */
export async function changedMessage({ db }: Changing, { chat_key, id }: MessageRow): Promise<Message> {
  const shown = await readMessage(db, chat_key, id);
  if (!shown) throw notFound();
  return shown;
}
