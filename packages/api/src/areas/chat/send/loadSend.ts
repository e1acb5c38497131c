import { and, desc, eq, exists, isNull, max, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { alternative, message } from "../../../db/schema.ts";
import type { SendRequest, SendState, SentMessage } from "./decideSend.ts";
import type { LockedChat } from "./types.ts";

/** Loads what {@link decideSend} needs of a locked chat. */
export async function loadSend(db: Database, chat: LockedChat, request: SendRequest): Promise<SendState> {
  const sent = await findSent(db, chat, request);
  const newest = await selectNewest(db, chat.chatKey, request);
  const [first] = newest;
  return {
    characterId: chat.characterId,
    isReplying: chat.isReplying,
    sent,
    isClientIdTaken: chat.request !== null,
    newest,
    lastPosition: first?.lastPosition ?? (await lastPositionOf(db, chat.chatKey)),
    hasParent: first?.hasParent ?? false,
  };
}

/** The message that was sent with a `client_id`, also when a retry has given the message another `client_id`. */
async function findSent(
  db: Database,
  { chatKey, request }: LockedChat,
  { client_id }: SendRequest,
): Promise<SentMessage | null> {
  const reply = alias(message, "reply");
  const earlierId = request?.kind === "send" ? request.message_id : null;
  const [row] = await db
    .select({
      id: message.id,
      parent_id: message.parent_id,
      deleted_at: message.deleted_at,
      text: alternative.text,
      original: alternative.original,
      replyId: reply.id,
    })
    .from(message)
    .innerJoin(alternative, and(eq(alternative.message_id, message.id), eq(alternative.index, 0)))
    .leftJoin(
      reply,
      and(eq(reply.chat_key, message.chat_key), eq(reply.parent_id, message.id), eq(reply.role, "character")),
    )
    .where(
      and(
        eq(message.chat_key, chatKey),
        earlierId === null ? eq(message.client_id, client_id) : eq(message.id, earlierId),
      ),
    )
    .limit(1);
  return row ?? null;
}

async function selectNewest(db: Database, chatKey: string, { parent_id }: SendRequest) {
  const any = alias(message, "any_message");
  const parent = alias(message, "parent");
  const lastPosition = db
    .select({ position: max(any.position) })
    .from(any)
    .where(eq(any.chat_key, chatKey));
  const parentMessage = db
    .select({ id: parent.id })
    .from(parent)
    .where(and(eq(parent.chat_key, chatKey), eq(parent.id, parent_id ?? ""), isNull(parent.deleted_at)));
  return db
    .select({
      id: message.id,
      status: message.status,
      selected: message.selected,
      client_id: message.client_id,
      text: alternative.text,
      lastPosition: sql<number>`${lastPosition}`,
      hasParent: sql<boolean>`${exists(parentMessage)}`,
    })
    .from(message)
    .innerJoin(
      alternative,
      and(eq(alternative.message_id, message.id), eq(alternative.index, message.selected)),
    )
    .where(and(eq(message.chat_key, chatKey), isNull(message.deleted_at)))
    .orderBy(desc(message.position))
    .limit(2);
}

/** For a chat whose messages are all deleted. */
async function lastPositionOf(db: Database, chatKey: string): Promise<number> {
  const [row] = await db
    .select({ position: max(message.position) })
    .from(message)
    .where(eq(message.chat_key, chatKey));
  return row?.position ?? -1;
}
