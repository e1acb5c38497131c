import { ErrorCode, type Message, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, message } from "../../../db/schema.ts";
import { ApiError, invalidInput } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import type { Passed } from "../../../providers/screening/Screening.ts";
import { readQuota } from "../../../domain/quota/quota.ts";
import {
  type Acceptance,
  type AskingReply,
  beginReply,
  refuseWhileWriting,
  type Wording,
} from "./beginReply.ts";
import { readRequest, rememberRequest } from "./requests.ts";
import { readMessage } from "../messages/messages.ts";
import { type Opening, takeOrMakeChat } from "../chats/openChat.ts";
import { addToTally } from "../counters/CounterOutbox.ts";
import { newWording } from "./variants.ts";

/** What is sent, once it has been screened. */
type SendInput = ParsedInputOf<typeof routes.sendMessage> & Passed;

/**
 * Stores a message, its empty reply and the charge in one transaction, or finds what the same `client_id` stored before
 * (contract 3). Throws 40401, 40302, 40901 and 42902; then nothing is stored.
 */
export async function acceptMessage(asking: AskingReply, input: SendInput): Promise<Acceptance> {
  return asking.db.transaction(async (tx) => {
    const within = { ...asking, db: tx };
    const chat = await takeOrMakeChat(within, input);
    let wording: Wording | null = null;
    // In a chat that was made just now nothing was sent before.
    if (!chat.opening) {
      const before = await sentBefore(within, input);
      if (before) return before;
      await refuseWhileWriting(within, input.chat_key);
      wording = await retryFailed(within, input);
    }
    wording ??= await storeTurn(within, input, chat.opening);
    await addToTally(tx, input.character_id, { chats: chat.opening ? 1 : 0, messages: 1 });
    const greeting = await greetingOf(tx, input.chat_key, chat.opening?.messages[0]?.id ?? null);
    return { ...(await beginReply(within, chat, wording)), ...greeting };
  });
}

/** What the same `client_id` stored before. Throws 40901 when it said something else, or was deleted since. */
async function sentBefore({ db, viewer, now }: AskingReply, input: SendInput): Promise<Acceptance | null> {
  const inChat = eq(message.chat_key, input.chat_key);
  const sent = await findSent(db, input);
  if (!sent) return null;
  const [reply] = await db
    .select({ id: message.id, alternativeId: alternative.id, index: alternative.index })
    .from(message)
    .innerJoin(
      alternative,
      and(eq(alternative.message_id, message.id), eq(alternative.index, message.selected)),
    )
    .where(and(inChat, eq(message.parent_id, sent.id), eq(message.role, "character")))
    .limit(1);
  const said = sent.alternative.original ?? sent.alternative.text;
  if (said !== input.text || !reply || sent.deleted_at) throw new ApiError(ErrorCode.conflict);
  return {
    userMessageId: sent.id,
    replyId: reply.id,
    alternativeId: reply.alternativeId,
    alternativeIndex: reply.index,
    from: 0,
    quota: await readQuota(db, viewer.id, now),
    job: null,
    ...(await greetingOf(db, input.chat_key, sent.parent_id)),
  };
}

/** The message that a `client_id` sent; null when it is new. Throws 40901 when it asked for something else. */
async function findSent(db: Database, input: SendInput) {
  const select = (which: SQL) =>
    db
      .select({
        id: message.id,
        parent_id: message.parent_id,
        deleted_at: message.deleted_at,
        alternative,
      })
      .from(message)
      .innerJoin(alternative, and(eq(alternative.message_id, message.id), eq(alternative.index, 0)))
      .where(and(eq(message.chat_key, input.chat_key), which));
  const [sent] = await select(eq(message.client_id, input.client_id));
  if (sent) return sent;
  const request = await readRequest(db, input);
  if (!request) return null;
  const [earlier] = request.kind === "send" ? await select(eq(message.id, request.message_id)) : [];
  // Deleted for good since, or never a message.
  if (!earlier) throw new ApiError(ErrorCode.conflict);
  return earlier;
}

/** What a chat began with, where that is what stands before a message. */
async function greetingOf(
  db: Database,
  chatKey: string,
  before: string | null,
): Promise<{ greeting?: Message }> {
  const found = before === null ? null : await readMessage(db, chatKey, before);
  return found?.parent_id === null ? { greeting: found } : {};
}

/** Saying the same again right after a reply failed is another try at that reply, not a second message. */
async function retryFailed(asking: AskingReply, input: SendInput): Promise<Wording | null> {
  const { db } = asking;
  const [reply, said] = await db
    .select({
      id: message.id,
      status: message.status,
      client_id: message.client_id,
      text: alternative.text,
    })
    .from(message)
    .innerJoin(
      alternative,
      and(eq(alternative.message_id, message.id), eq(alternative.index, message.selected)),
    )
    .where(and(eq(message.chat_key, input.chat_key), isNull(message.deleted_at)))
    .orderBy(desc(message.position))
    .limit(2);
  if (reply?.status !== "failed" || said?.text !== input.text) return null;
  const { chat_key } = input;
  // The message goes by its latest id; whoever still holds the one before must find it too.
  if (said.client_id !== null) {
    const sent = { kind: "send", chat_key, message_id: said.id, client_id: said.client_id } as const;
    await rememberRequest(db, sent, {});
  }
  await db.update(message).set({ client_id: input.client_id }).where(eq(message.id, said.id));
  return { ...(await newWording(asking, reply.id)), userMessageId: said.id };
}

async function storeTurn(
  { db, viewer, now }: AskingReply,
  input: SendInput,
  opening: Opening | null,
): Promise<Wording> {
  const { chat_key } = input;
  const last = opening ? { id: null, position: -1, ...opening.messages[0] } : await lastOf(db, chat_key);
  if (input.parent_id !== undefined && last.id) await refuseForeignParent(db, chat_key, input.parent_id);
  const [userMessageId, replyId, alternativeId] = [newId(), newId(), newId()];
  const { position } = last;
  await db.insert(message).values([
    ...(opening?.messages ?? []),
    {
      id: userMessageId,
      chat_key,
      client_id: input.client_id,
      parent_id: last.id,
      role: "user",
      status: "done",
      crisis: input.crisis,
      position: position + 1,
      created_at: now,
    },
    {
      id: replyId,
      chat_key,
      parent_id: userMessageId,
      role: "character",
      status: "streaming",
      position: position + 2,
      created_at: now,
    },
  ]);
  const owned = { user_id: viewer.id, index: 0, created_at: now };
  await db
    .insert(alternative)
    .values([
      ...(opening?.alternatives ?? []),
      { ...owned, id: newId(), message_id: userMessageId, text: input.text, finish: "complete" },
      { ...owned, id: alternativeId, message_id: replyId },
    ]);
  return { userMessageId, replyId, alternativeId, alternativeIndex: 0, prefix: "" };
}

/** The newest message, and the last place that is taken: also by what is in the bin, which returns to its place. */
async function lastOf(db: Database, chatKey: string): Promise<{ id: string | null; position: number }> {
  const inChat = eq(message.chat_key, chatKey);
  const newest = () =>
    db
      .select({ id: message.id, position: message.position, deleted_at: message.deleted_at })
      .from(message)
      .orderBy(desc(message.position))
      .limit(1)
      .$dynamic();
  const [any] = await newest().where(inChat);
  const [live] = any?.deleted_at ? await newest().where(and(inChat, isNull(message.deleted_at))) : [any];
  return { id: live?.id ?? null, position: any?.position ?? -1 };
}

async function refuseForeignParent(db: Database, chatKey: string, parentId: string): Promise<void> {
  const [parent] = await db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.chat_key, chatKey), eq(message.id, parentId), isNull(message.deleted_at)));
  if (!parent) throw invalidInput({ parent_id: "invalid_choice" });
}
