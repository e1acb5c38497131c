import { RESTORE_DAYS } from "@mimi/contract";
import { and, asc, gt, inArray, isNotNull, lt, or } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat, message } from "../../../db/schema/chat.ts";
import { BEING_COPIED } from "../../../domain/access/chatAccess.ts";

const DAY_MS = 24 * 60 * 60_000;
/** After this time a branch that is being copied has been left behind. */
const COPY_MS = 60 * 60_000;
/** Rows that one statement deletes, so that no statement blocks others for long. */
const BATCH = 500;

/**
 * Deletes for good the chats and messages that have been in the bin for 30 days. Resolves to their numbers.
 */
export async function cleanUpBin(
  db: Database,
  now: Date,
): Promise<{ readonly chats: number; readonly messages: number }> {
  const before = new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
  const copiesBefore = new Date(now.getTime() - COPY_MS);
  const deleted = { chats: 0, messages: 0 };
  for (let more = true; more; ) {
    more = await db.transaction(async (tx) => {
      const [chats, messages] = [
        await deleteChats(tx, before, copiesBefore),
        await deleteMessages(tx, before),
      ];
      deleted.chats += chats;
      deleted.messages += messages;
      return chats === BATCH || messages === BATCH;
    });
  }
  return deleted;
}

async function deleteChats(db: Database, before: Date, copiesBefore: Date): Promise<number> {
  const old = db
    .select({ key: chat.chat_key })
    .from(chat)
    .where(
      and(
        isNotNull(chat.deleted_at),
        lt(chat.deleted_at, before),
        // A branch whose process ended while it was copied.
        or(gt(chat.deleted_at, BEING_COPIED), lt(chat.created_at, copiesBefore)),
      ),
    )
    .orderBy(asc(chat.deleted_at))
    .limit(BATCH);
  return (await db.delete(chat).where(inArray(chat.chat_key, old)).returning({ key: chat.chat_key })).length;
}

async function deleteMessages(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ id: message.id })
    .from(message)
    .where(and(isNotNull(message.deleted_at), lt(message.deleted_at, before)))
    .orderBy(asc(message.deleted_at))
    .limit(BATCH);
  return (await db.delete(message).where(inArray(message.id, old)).returning({ id: message.id })).length;
}
