import { ErrorCode, type ParsedInputOf, type routes } from "@mimi/contract";
import { readQuota } from "../../../domain/quota/quota.ts";
import { ApiError, invalidMessage, notFound } from "../../../shared/errors/ApiError.ts";
import { type MessageRow, readMessageRow } from "../messages/messages.ts";
import { decideContinue, decideVariant } from "./decideVariant.ts";
import { findLockedChat, type LockedChat } from "./replyContext.ts";
import { type ChatRequest, rememberRequest, requestedBefore } from "./requests.ts";
import {
  type AcceptedReply,
  type ReplyOptions,
  type ReplyRequestContext,
  startReply,
  touchChat,
} from "./startReply.ts";
import { findVariant, loadVariants, reopenVariant, type ReplyTarget, writeVariant } from "./variants.ts";

/** Writes another variant of a reply, or finds what the same `client_id` began. Throws 40001, 40401, 40901 and 42902. */
export function regenerateReply(
  context: ReplyRequestContext,
  input: ParsedInputOf<typeof routes.regenerateReply>,
): Promise<AcceptedReply> {
  return requestVariant(context, { kind: "regenerate", ...input }, async (within, reply) => {
    const decision = decideVariant(await loadVariants(within.db, reply.id), reply.selected);
    return {
      target: await writeVariant(within, reply.id, decision),
      before: reply.position,
      ...(input.note ? { wish: { kind: "note" as const, text: input.note } } : {}),
    };
  });
}

/** Continues a reply, or finds what the same `client_id` began. Throws 40001, 40401, 40901 and 42902. */
export function continueReply(
  context: ReplyRequestContext,
  input: ParsedInputOf<typeof routes.continueReply>,
): Promise<AcceptedReply> {
  return requestVariant(context, { kind: "continue", ...input }, async (within, reply) => {
    const variant = decideContinue(await loadVariants(within.db, reply.id), reply.selected);
    return {
      target: await reopenVariant(within, reply.id, variant),
      before: reply.position + 1,
      wish: { kind: "continue" as const },
    };
  });
}

type WrittenVariant = ReplyOptions & { readonly target: ReplyTarget };

/** `write` decides which variant is written, and stores it. */
function requestVariant(
  context: ReplyRequestContext,
  input: ChatRequest & { readonly persona_id?: string | null | undefined },
  write: (within: ReplyRequestContext, reply: MessageRow) => Promise<WrittenVariant>,
): Promise<AcceptedReply> {
  return context.db.transaction(async (tx) => {
    const within = { ...context, db: tx };
    const chat = await findLockedChat(within, context.replies, input);
    if (!chat) throw notFound();
    const reply = await readMessageRow(tx, input.chat_key, input.message_id);
    if (reply?.role !== "character") throw notFound();
    const { parent_id: userMessageId } = reply;
    if (userMessageId === null) {
      throw invalidMessage(
        "invalid_choice",
        "The greeting is the character's own; its versions can be chosen.",
      );
    }
    const repeated = await answerRepeat(within, chat, input, userMessageId);
    if (repeated) return repeated;
    if (chat.isReplying) {
      throw new ApiError(ErrorCode.conflict, { message: "The last reply is still being written." });
    }
    const { target, ...options } = await write(within, reply);
    const { persona_id: _persona, ...request } = input;
    await rememberRequest(tx, request, {
      alternative_id: target.alternativeId,
      base: target.prefix.length,
    });
    await touchChat(within, chat);
    return startReply(within, chat, { ...target, userMessageId }, options);
  });
}

/** Answers a repeated request with the variant that the first one began. Null when the request is new. */
async function answerRepeat(
  { db, user, now }: ReplyRequestContext,
  chat: LockedChat,
  request: ChatRequest,
  userMessageId: string,
): Promise<AcceptedReply | null> {
  const before = await requestedBefore(db, request, chat.request);
  if (!before?.alternative_id) return null;
  const { index } = await findVariant(db, request.message_id, before.alternative_id);
  return {
    replyId: request.message_id,
    alternativeId: before.alternative_id,
    alternativeIndex: index,
    userMessageId,
    from: before.base,
    quota: await readQuota(db, user.id, now),
    job: null,
  };
}
