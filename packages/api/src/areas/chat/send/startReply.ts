import { eq, sql } from "drizzle-orm";
import { chat, streamingReply } from "../../../db/schema/chat.ts";
import { chargeMessage, dayOf } from "../../../domain/quota/quota.ts";
import type { UserContext } from "../context.ts";
import { counterOutboxPart } from "../../../domain/counters/CounterOutbox.ts";
import { speakersOf } from "../prompt/names.ts";
import type { AcceptedReply, ReplyContext, ReplyOptions, ReplyRequestContext, ReplyTarget } from "./types.ts";

/**
 * The last step of a transaction that requests a reply: composes the prompt, stores that the variant is being written, with
 * the counts of the character, and charges the message. The caller starts the job after the commit. Throws 42902.
 */
export async function startReply(
  { db, user, now, replies, prompts }: ReplyRequestContext,
  chat: ReplyContext,
  {
    prefix,
    formerSelected = null,
    formerFinish = null,
    ...target
  }: ReplyTarget & { readonly userMessageId: string },
  { history, isNewest = false, instruction, counts }: ReplyOptions,
): Promise<AcceptedReply> {
  const { promptCharacter, persona, replyLanguage, plan, memory } = chat;
  const { request, window, turns } = prompts.compose({
    ...{ chatKey: chat.chatKey, promptCharacter, persona, replyLanguage, plan },
    ...{ history, memory, instruction },
  });
  const { replyId: messageId, variantId, variantIndex } = target;
  const within = counts ? db.with(counterOutboxPart(db, "character", chat.characterId, counts)) : db;
  await within.insert(streamingReply).values({
    message_id: messageId,
    variant_id: variantId,
    chat_key: chat.chatKey,
    user_id: user.id,
    owner: replies.owner,
    // Not `now()`, which is the start of the transaction: the transaction may have waited for a lock since.
    heartbeat_at: sql`clock_timestamp()`,
    text: prefix,
    base: prefix.length,
    former_selected: formerSelected,
    former_finish: formerFinish,
    status: "running",
    charged_day: dayOf(now),
  });
  // The last statement, because other sends of the same user wait for this row until the commit.
  const { quota } = await chargeMessage(db, user.id, now, plan);
  return {
    ...target,
    from: prefix.length,
    quota,
    job: {
      messageId,
      variantId,
      prefix,
      request: {
        ...request,
        speakers: speakersOf(promptCharacter, persona),
        ...(prefix === "" ? {} : { continues: prefix }),
        adult: chat.isAdult,
        turn: { userId: user.id, priority: plan },
        // Makes another variant differ, also with a model that would repeat its answer.
        ...(variantIndex > 0 ? { seed: variantIndex } : {}),
      },
    },
    memoryFrom: window.cut ? (window.from?.id ?? null) : null,
    ...(window.cut || !isNewest ? {} : { size: { messages: turns.length, tokens: window.tokens } }),
  };
}

/** Updates a chat's time, persona, language of replies, and number of messages by `added` ones. */
export async function touchChat(
  { db, now }: UserContext,
  { chatKey, newPersonaId, replyLanguage }: ReplyContext,
  added = 0,
): Promise<void> {
  await db
    .update(chat)
    .set({
      updated_at: now,
      message_count: sql`${chat.message_count} + ${added}::int`,
      ...(newPersonaId === undefined ? {} : { persona_id: newPersonaId }),
      reply_language: replyLanguage,
    })
    .where(eq(chat.chat_key, chatKey));
}
