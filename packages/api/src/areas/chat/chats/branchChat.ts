import type { UserContext } from "../context.ts";
import type { DataOf, ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, lte, sql } from "drizzle-orm";
import { alternative, chat, message } from "../../../db/schema.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { newChatKey } from "../../../shared/ids.ts";
import { inTransaction } from "../messages/changes.ts";
import { rememberRequest, requestedBefore } from "../send/requests.ts";
import { copyMemory } from "../memory/memoryLines.ts";
import { type MessageRow, readMessageRow } from "../messages/messages.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import { changedChat, refreshChat, refuseWhileStreaming } from "../messages/loadMessage.ts";
import { addToCounterOutbox } from "../counters/CounterOutbox.ts";

/** Copies a chat up to a message into a chat of its own. Throws 40401, 40302 and 40901. */
export function branchChat(
  context: UserContext,
  input: ParsedInputOf<typeof routes.branchChat>,
): Promise<DataOf<typeof routes.branchChat>> {
  return inTransaction(context, async (within) => {
    const { db } = within;
    // The character must still be there to be talked to.
    const { chat: whole } = await lockChat(db, within.user, input.chat_key, "write");
    const last = await readMessageRow(db, input.chat_key, input.message_id);
    if (!last) throw notFound();
    const request = { kind: "branch", ...input } as const;
    const made = (await requestedBefore(db, request))?.made_chat_key;
    if (made) return { chat: await changedChat(within, made) };
    refuseWhileStreaming(await writtenUpTo(within, last));
    const chatKey = newChatKey();
    await copyChat(within, whole, last, chatKey);
    await copyMessages(within, last, chatKey);
    await copyMemory(db, { from: last.chat_key, to: chatKey, upTo: last.position });
    await refreshChat(within, chatKey);
    await rememberRequest(db, request, { made_chat_key: chatKey });
    return { chat: await changedChat(within, chatKey) };
  });
}

async function writtenUpTo({ db }: UserContext, last: MessageRow): Promise<MessageRow[]> {
  const written = eq(message.status, "streaming");
  const before = lte(message.position, last.position);
  return db
    .select()
    .from(message)
    .where(and(eq(message.chat_key, last.chat_key), before, written));
}

async function copyChat(
  { db, now }: UserContext,
  whole: typeof chat.$inferSelect,
  last: MessageRow,
  chatKey: string,
): Promise<void> {
  await db.insert(chat).values({
    ...whole,
    chat_key: chatKey,
    pinned: false,
    remembered_position: Math.min(whole.remembered_position, last.position + 1),
    created_at: now,
    updated_at: now,
    parent_chat_key: last.chat_key,
    parent_message_id: last.id,
  });
  await addToCounterOutbox(db, whole.character_id, { chats: 1, messages: 0 });
}

// By the database itself: a chat of ten thousand messages need not pass through this process.
async function copyMessages({ db }: UserContext, last: MessageRow, chatKey: string): Promise<void> {
  await db.execute(sql`
    insert into ${message}
      (id, chat_key, role, selected, status, error, position, created_at, edited_at, pinned, crisis)
    select gen_random_uuid()::text, ${chatKey}, role, selected, status, error, position, created_at, edited_at,
      pinned, crisis
    from ${message}
    where chat_key = ${last.chat_key} and position <= ${last.position} and deleted_at is null`);
  await db.execute(sql`
    update ${message} set parent_id = earlier.id
    from (
      select id, lag(id) over (order by position) as parent from ${message} where chat_key = ${chatKey}
    ) as place join ${message} as earlier on earlier.id = place.parent
    where message.id = place.id`);
  await db.execute(sql`
    insert into ${alternative}
      (id, message_id, user_id, index, text, original, finish, error, feedback, feedback_text, created_at)
    select gen_random_uuid()::text, copy.id, one.user_id, one.index, one.text, one.original, one.finish, one.error,
      one.feedback, one.feedback_text, one.created_at
    from ${message} as copy
    join ${message} as source on source.chat_key = ${last.chat_key} and source.position = copy.position
    join ${alternative} as one on one.message_id = source.id
    where copy.chat_key = ${chatKey}`);
}
