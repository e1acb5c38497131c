import type { UserContext } from "../context.ts";
import { type DataOf, type ParsedInputOf, RESTORE_DAYS, type routes } from "@mimi/contract";
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { chat, message } from "../../../db/schema.ts";
import { invalidMessage, notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import { inTransaction } from "../messages/changes.ts";
import { changedChat, refreshChat, refuseWhileStreaming } from "../messages/loadMessage.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Any number that no other part of the program uses: one process purges at a time. */
const PURGE_LOCK = 727_281;
/** Things deleted for good by one statement, so that none holds others up for long. */
const PURGE_COUNT = 500;

/** Puts a message and all that follow it into the trash, as one deletion. */
export function deleteFrom(
  context: UserContext,
  { chat_key, message_id }: ParsedInputOf<typeof routes.deleteFrom>,
): Promise<DataOf<typeof routes.deleteFrom>> {
  return inTransaction(context, async (within) => {
    const { db, user, now } = within;
    await lockChat(db, user, chat_key, "read");
    const inChat = eq(message.chat_key, chat_key);
    const [first] = await db
      .select()
      .from(message)
      .where(and(inChat, eq(message.id, message_id)));
    if (!first) throw notFound();
    const deletion_id = first.deleted_at ? first.deletion_id : newId();
    if (deletion_id === null) throw notFound();
    if (!first.deleted_at) {
      if (first.role === "character" && first.parent_id === null) {
        const sentence = "The greeting stays as long as the chat does; delete the chat instead.";
        throw invalidMessage("invalid_choice", sentence);
      }
      const tail = and(inChat, gte(message.position, first.position), isNull(message.deleted_at));
      refuseWhileStreaming(await db.select().from(message).where(tail));
      await db.update(message).set({ deleted_at: now, deletion_id }).where(tail);
      await refreshChat(within, chat_key);
    }
    const gone = await db
      .select({ id: message.id })
      .from(message)
      .where(and(inChat, eq(message.deletion_id, deletion_id), isNotNull(message.deleted_at)));
    return { chat: await changedChat(within, chat_key), deletion_id, count: gone.length };
  });
}

/** Takes a deletion of messages back to its place, or the chat out of the trash. */
export function restoreChat(
  context: UserContext,
  { chat_key, deletion_id }: ParsedInputOf<typeof routes.restoreChat>,
): Promise<DataOf<typeof routes.restoreChat>> {
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    const { deleted_at } = (await lockChat(db, user, chat_key, "restore")).chat;
    if (deletion_id === undefined) {
      await db.update(chat).set({ deleted_at: null }).where(eq(chat.chat_key, chat_key));
    } else {
      if (deleted_at) throw notFound();
      // Restored messages keep the name of their deletion, so that restoring twice is restoring once.
      const restored = await db
        .update(message)
        .set({ deleted_at: null })
        .where(and(eq(message.chat_key, chat_key), eq(message.deletion_id, deletion_id)))
        .returning({ id: message.id });
      if (restored.length === 0) throw notFound();
      await refreshChat(within, chat_key);
    }
    return { chat: await changedChat(within, chat_key) };
  });
}

/** Puts a chat into the trash, or deletes it for real: also one that is for adults, whose words this does not tell. */
export function deleteChat(
  context: UserContext,
  { chat_key, forever }: ParsedInputOf<typeof routes.deleteChat>,
): Promise<DataOf<typeof routes.deleteChat>> {
  return inTransaction(context, async (within) => {
    const { db, user, now } = within;
    const { deleted_at } = (await lockChat(db, user, chat_key, "delete")).chat;
    if (forever) await db.delete(chat).where(eq(chat.chat_key, chat_key));
    else if (!deleted_at) {
      await db.update(chat).set({ deleted_at: now }).where(eq(chat.chat_key, chat_key));
    }
    return {};
  });
}

/**
 * Deletes for real what has been in the trash for longer than it may. Resolves to how much that was; nothing is done while
 * another process is at it.
 */
export async function deleteExpiredTrash(
  db: Database,
  now: Date,
): Promise<{ readonly chats: number; readonly messages: number }> {
  const before = new Date(now.getTime() - RESTORE_DAYS * DAY_MS);
  const purged = { chats: 0, messages: 0 };
  for (let more = true; more; ) {
    more = await db.transaction(async (tx) => {
      if (!(await isAlone(tx))) return false;
      const [chats, messages] = [await purgeChats(tx, before), await purgeMessages(tx, before)];
      purged.chats += chats;
      purged.messages += messages;
      return chats === PURGE_COUNT || messages === PURGE_COUNT;
    });
  }
  return purged;
}

async function isAlone(db: Database): Promise<boolean> {
  const result = await db.execute(sql`select pg_try_advisory_xact_lock(${PURGE_LOCK}) as alone`);
  return rowsOf<{ alone: boolean }>(result)[0]?.alone === true;
}

async function purgeChats(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ key: chat.chat_key })
    .from(chat)
    .where(and(isNotNull(chat.deleted_at), lt(chat.deleted_at, before)))
    .orderBy(asc(chat.deleted_at))
    .limit(PURGE_COUNT);
  return (await db.delete(chat).where(inArray(chat.chat_key, old)).returning({ key: chat.chat_key })).length;
}

async function purgeMessages(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ id: message.id })
    .from(message)
    .where(and(isNotNull(message.deleted_at), lt(message.deleted_at, before)))
    .orderBy(asc(message.deleted_at))
    .limit(PURGE_COUNT);
  return (await db.delete(message).where(inArray(message.id, old)).returning({ id: message.id })).length;
}
