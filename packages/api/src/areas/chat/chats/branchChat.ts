import type { DataOf, ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, exists, isNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { alternative, chat, chatRequest, message } from "../../../db/schema.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import type { ByteBudgets } from "../../../domain/quota/ByteBudgets.ts";
import { storedBytes } from "../../../domain/quota/storedBytes.ts";
import { newChatKey } from "../../../shared/ids.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { addToCounterOutbox } from "../counters/CounterOutbox.ts";
import { copyMemory } from "../memory/copyMemory.ts";
import { storeRequest } from "../send/requests.ts";
import type { ChatRow, MessageRow } from "../types.ts";
import { loadChat } from "./chats.ts";
import { type BranchState, decideBranch } from "./decideBranch.ts";
import { refreshChat } from "./refreshChat.ts";

type BranchInput = ParsedInputOf<typeof routes.branchChat>;

/** Copies a chat up to a message into a new chat. Throws 40401, 40302, 40901 and 42901. */
export function branchChat(
  context: UserContext & { readonly budgets: ByteBudgets },
  input: BranchInput,
): Promise<DataOf<typeof routes.branchChat>> {
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    const { chat: source } = await lockChat(db, user, input.chat_key, "write");
    const decision = decideBranch(await loadBranch(db, input), input);
    if (decision.kind === "repeat") return { chat: await loadChat(db, decision.chatKey) };
    const copied = and(eq(message.chat_key, input.chat_key), lte(message.position, decision.last.position));
    await context.budgets.charge(db, user.id, "branch", await storedBytes(db, copied));
    const chatKey = newChatKey();
    await writeBranch(within, source, decision.last, chatKey);
    await storeRequest(db, { kind: "branch", ...input }, { made_chat_key: chatKey });
    return { chat: await loadChat(db, chatKey) };
  });
}

async function loadBranch(
  db: Database,
  { chat_key, message_id, client_id }: BranchInput,
): Promise<BranchState> {
  const [earlier, sent] = [alias(message, "earlier"), alias(message, "sent")];
  const streaming = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.chat_key, chat_key),
        lte(earlier.position, message.position),
        eq(earlier.status, "streaming"),
      ),
    );
  const sentMessage = db
    .select({ id: sent.id })
    .from(sent)
    .where(and(eq(sent.chat_key, chat_key), eq(sent.client_id, client_id)));
  const [row] = await db
    .select({
      last: message,
      request: chatRequest,
      isStreaming: sql<boolean>`${exists(streaming)}`,
      isSent: sql<boolean>`${exists(sentMessage)}`,
    })
    .from(message)
    .leftJoin(
      chatRequest,
      and(eq(chatRequest.chat_key, message.chat_key), eq(chatRequest.client_id, client_id)),
    )
    .where(and(eq(message.chat_key, chat_key), eq(message.id, message_id), isNull(message.deleted_at)));
  return row ?? { last: null, request: null, isStreaming: false, isSent: false };
}

async function writeBranch(
  { db, now }: UserContext,
  source: ChatRow,
  last: MessageRow,
  chatKey: string,
): Promise<void> {
  await db.insert(chat).values({
    ...source,
    chat_key: chatKey,
    pinned: false,
    remembered_position: Math.min(source.remembered_position, last.position + 1),
    created_at: now,
    updated_at: now,
    parent_chat_key: last.chat_key,
    parent_message_id: last.id,
  });
  await addToCounterOutbox(db, source.character_id, { chats: 1, messages: 0 });
  await copyMessages(db, last, chatKey);
  await copyMemory(db, { from: last.chat_key, to: chatKey, upTo: last.position });
  await refreshChat(db, chatKey);
}

// Copied within the database, so that a chat of ten thousand messages is not loaded into this process.
async function copyMessages(db: Database, last: MessageRow, chatKey: string): Promise<void> {
  await db.execute(sql`
    insert into ${message}
      (id, chat_key, role, selected, status, error, position, created_at, edited_at, pinned, crisis, taken_down)
    select gen_random_uuid()::text, ${chatKey}, role, selected, status, error, position, created_at, edited_at,
      pinned, crisis, taken_down
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
