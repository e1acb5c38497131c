import { ErrorCode, type Message, type PlanId, type Quota } from "@mimi/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { chat, generation, message } from "../../../db/schema.ts";
import { ApiError } from "../../../shared/errors/ApiError.ts";
import { chargeMessage, dayOf } from "../../../domain/quota/quota.ts";
import type { ModelRequest } from "../../../providers/model/Model.ts";
import type { Asking, OpenedChat } from "../chats/openChat.ts";
import type { Wish } from "../prompt/prompt.ts";
import type { Prompts } from "../prompt/Prompts.ts";
import type { Replies } from "../generation/Replies.ts";
import { endReplies, interrupted } from "../generation/replyRecord.ts";
import type { ReplyJob } from "../generation/ReplyWriter.ts";

/** Who asks for a reply, within which transaction, and who writes it. */
export interface AskingReply extends Asking {
  readonly replies: Replies;
  readonly prompts: Prompts;
}

/** A wording of a reply that is to be written, or was. */
export interface Wording {
  readonly replyId: string;
  readonly alternativeId: string;
  /** Its place among the alternatives. */
  readonly alternativeIndex: number;
  /** The message that it answers. */
  readonly userMessageId: string;
  /** What stands there already, and is gone on with. */
  readonly prefix: string;
}

/** Something asked for that was accepted, now or when it was asked for before. */
export interface Acceptance extends Omit<Wording, "prefix"> {
  /** The resume point at which the answer begins. */
  readonly from: number;
  readonly quota: Quota;
  /** The reply to write; null when that was begun before. */
  readonly job: ReplyJob | null;
  /** The oldest message that the model is sent; null when all are. Absent when the reply was begun before. */
  readonly memoryFrom?: string | null;
  /** How much was said so far; absent where more may have been said than the model is sent. */
  readonly said?: Said;
  /** What stands before the message, where it is the first one of its chat and the character greeted. */
  readonly greeting?: Message;
}

/** A conversation as a whole. */
export interface Said {
  readonly messages: number;
  /** By estimate. */
  readonly tokens: number;
}

/** How a reply is asked for. */
export interface Instructions {
  /** The model is told of the messages before this place alone. @default all */
  readonly before?: number;
  /** What the reader wants of this reply besides an answer. */
  readonly wish?: Wish;
}

/** Marks the wording as being written, counts the message and makes the job of writing it. Throws 42902. */
export async function beginReply(
  asking: AskingReply,
  chat: OpenedChat,
  wording: Wording,
  instructions: Instructions = {},
): Promise<Acceptance> {
  const { db, viewer, now, replies } = asking;
  const { prefix, ...stored } = wording;
  // One that was made just now is up to date.
  if (!chat.opening) await touchChat(asking, chat.chatKey);
  const { request, plan, memoryFrom, said } = await requestFor(asking, chat, wording, instructions);
  await db.insert(generation).values({
    message_id: wording.replyId,
    alternative_id: wording.alternativeId,
    chat_key: chat.chatKey,
    user_id: viewer.id,
    owner: replies.owner,
    // The transaction may have waited long since its beginning, which is what `now()` would say.
    beat: sql`clock_timestamp()`,
    text: prefix,
    base: prefix.length,
    status: "running",
    charged_day: dayOf(now),
  });
  // The last of a transaction: all that somebody sends at once waits for this one row, which is held to the end.
  const { quota } = await chargeMessage(db, viewer.id, now, plan);
  const { replyId: messageId, alternativeId } = wording;
  const job = { messageId, alternativeId, prefix, request };
  return { ...stored, from: prefix.length, quota, job, memoryFrom, ...(said ? { said } : {}) };
}

async function requestFor(
  { db, viewer, prompts }: AskingReply,
  { chatKey, card, reader, adult, opening }: OpenedChat,
  { alternativeIndex }: Wording,
  { before, wish }: Instructions,
): Promise<{ request: ModelRequest; plan: PlanId; memoryFrom: string | null; said: Said | null }> {
  const chat = { chatKey, userId: viewer.id, card, reader, isNew: opening !== null };
  const { request, plan, window, turns } = await prompts.compose(db, chat, { before, wish });
  return {
    request: {
      ...request,
      adult,
      turn: { userId: viewer.id, priority: plan },
      // Another wording of the same turn, also where the model would say the same again.
      ...(alternativeIndex > 0 ? { seed: alternativeIndex } : {}),
    },
    plan,
    memoryFrom: window.cut ? (window.from?.id ?? null) : null,
    said: window.cut || before !== undefined ? null : { messages: turns.length, tokens: window.tokens },
  };
}

/** Throws 40901 while a reply of the chat is being written by somebody who is alive. */
export async function refuseWhileWriting({ db, replies }: AskingReply, chatKey: string): Promise<void> {
  if (!(await isWritingIn(db, chatKey))) return;
  const abandoned = and(eq(generation.chat_key, chatKey), replies.abandoned);
  await endReplies(db, abandoned, { finish: "error", failure: interrupted });
  if (await isWritingIn(db, chatKey)) {
    throw new ApiError(ErrorCode.conflict, { message: "The last reply is still being written." });
  }
}

async function isWritingIn(db: Database, chatKey: string): Promise<boolean> {
  const running = await db
    .select({ id: generation.message_id })
    .from(generation)
    .where(eq(generation.chat_key, chatKey));
  return running.length > 0;
}

async function touchChat({ db, now }: Asking, chatKey: string): Promise<void> {
  const live = and(eq(message.chat_key, chatKey), isNull(message.deleted_at));
  await db
    .update(chat)
    .set({ updated_at: now, message_count: sql`(select count(*)::int from ${message} where ${live})` })
    .where(eq(chat.chat_key, chatKey));
}
