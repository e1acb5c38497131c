import type { Message, Quota } from "@mimi/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { chat, generation, message } from "../../../db/schema.ts";
import { chargeMessage, dayOf } from "../../../domain/quota/quota.ts";
import type { Replies } from "../generation/Replies.ts";
import type { ReplyJob } from "../generation/ReplyWriter.ts";
import type { ReplyInstruction } from "../prompt/prompt.ts";
import type { Prompts } from "../prompt/Prompts.ts";
import type { UserContext } from "../context.ts";
import type { ReplyContext } from "./replyContext.ts";
import type { ReplyTarget } from "./variants.ts";

/** Who asks for a reply, and what writes it. */
export interface ReplyRequestContext extends UserContext {
  readonly replies: Pick<Replies, "abandoned" | "owner">;
  readonly prompts: Prompts;
}

/** A request for a reply that was accepted, now or when it was made before. */
export interface AcceptedReply extends Omit<ReplyTarget, "prefix"> {
  /** The message that the reply answers. */
  readonly userMessageId: string;
  /** The resume point at which the stream begins. */
  readonly from: number;
  readonly quota: Quota;
  /** The reply to write; null when an earlier request began it. */
  readonly job: ReplyJob | null;
  /** The oldest message that the model is sent; null when all are. Absent when an earlier request began the reply. */
  readonly memoryFrom?: string | null;
  /** The size of the conversation; absent where the model is not sent all of it. */
  readonly size?: ConversationSize;
  /** The greeting before the message, where the message is the first one of its chat. */
  readonly greeting?: Message;
}

/** How long a conversation is. */
export interface ConversationSize {
  readonly messages: number;
  /** Estimated. */
  readonly tokens: number;
}

/** How a reply is asked for. */
export interface ReplyOptions {
  /** Whether the chat was created with this request. @default false */
  readonly isNew?: boolean;
  /** The model is sent the messages before this position only. @default all */
  readonly before?: number;
  /** What the user wants of this reply besides an answer. */
  readonly wish?: ReplyInstruction;
}

/**
 * The last part of a transaction that asks for a reply: composes the prompt, marks the variant as being written and charges
 * the message. The caller starts the job once the transaction is committed. Throws 42902.
 */
export async function startReply(
  { db, user, now, replies, prompts }: ReplyRequestContext,
  chat: ReplyContext,
  { prefix, ...target }: ReplyTarget & { readonly userMessageId: string },
  { isNew = false, before, wish }: ReplyOptions = {},
): Promise<AcceptedReply> {
  const { card, persona, plan } = chat;
  const prompt = { chatKey: chat.chatKey, userId: user.id, card, persona, plan, isNew };
  const { request, window, turns } = await prompts.compose(db, prompt, { before, wish });
  const { replyId: messageId, alternativeId, alternativeIndex } = target;
  await db.insert(generation).values({
    message_id: messageId,
    alternative_id: alternativeId,
    chat_key: chat.chatKey,
    user_id: user.id,
    owner: replies.owner,
    // Not `now()`, which is the time when the transaction began: it may have waited for a lock since.
    beat: sql`clock_timestamp()`,
    text: prefix,
    base: prefix.length,
    status: "running",
    charged_day: dayOf(now),
  });
  // The last statement: all sends of one user at once wait for this row, which is locked until the end.
  const { quota } = await chargeMessage(db, user.id, now, plan);
  return {
    ...target,
    from: prefix.length,
    quota,
    job: {
      messageId,
      alternativeId,
      prefix,
      request: {
        ...request,
        adult: chat.isAdult,
        turn: { userId: user.id, priority: plan },
        // Another variant differs, also from a model that would give the same answer again.
        ...(alternativeIndex > 0 ? { seed: alternativeIndex } : {}),
      },
    },
    memoryFrom: window.cut ? (window.from?.id ?? null) : null,
    ...(window.cut || before !== undefined
      ? {}
      : { size: { messages: turns.length, tokens: window.tokens } }),
  };
}

/** Brings a chat's time, number of messages and persona up to date. */
export async function touchChat(
  { db, now }: UserContext,
  { chatKey, newPersonaId }: ReplyContext,
): Promise<void> {
  const live = and(eq(message.chat_key, chatKey), isNull(message.deleted_at));
  await db
    .update(chat)
    .set({
      updated_at: now,
      message_count: sql`(select count(*)::int from ${message} where ${live})`,
      ...(newPersonaId === undefined ? {} : { persona_id: newPersonaId }),
    })
    .where(eq(chat.chat_key, chatKey));
}
