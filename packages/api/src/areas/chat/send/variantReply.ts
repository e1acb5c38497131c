import type { ParsedInputOf, routes } from "@mimi/contract";
import { readQuota } from "../../../domain/quota/quota.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { inTransaction } from "../context.ts";
import { decideContinue, decideRegenerate, type RepeatedVariant } from "./decideVariant.ts";
import { findLockedChat } from "./findLockedChat.ts";
import { loadHistory } from "../prompt/historyWindow.ts";
import type { History } from "../prompt/types.ts";
import { type ChatRequest, type Repetition, requireNew, storeRequest } from "./requests.ts";
import { startReply, touchChat } from "./startReply.ts";
import type { AcceptedReply, LockedChat, ReplyOptions, ReplyRequestContext, ReplyTarget } from "./types.ts";
import { loadVariantState, reopenVariant, writeVariant } from "./variants.ts";

/** Writes another variant of a reply, or finds what the same `client_id` began. Throws 40001, 40401, 40901 and 42902. */
export function regenerateReply(
  context: ReplyRequestContext,
  input: ParsedInputOf<typeof routes.regenerateReply> & Repetition,
): Promise<AcceptedReply> {
  return inTransaction(context, async (within) => {
    const chat = await lockExistingChat(within, input);
    const request = { ...input, kind: "regenerate" } as const;
    const decision = decideRegenerate(await loadVariantState(within.db, chat, input), request);
    if (decision.kind === "repeat") return answerRepeat(within, input.message_id, decision);
    requireNew(input);
    const { position, userMessageId } = decision;
    const history = await historyBefore(within, chat, position);
    const target = await writeVariant(within, input.message_id, decision);
    const instruction = input.note ? { instruction: { kind: "note" as const, text: input.note } } : {};
    return startVariant(within, chat, request, { ...target, userMessageId }, { history, ...instruction });
  });
}

/** Continues a reply, or finds what the same `client_id` began. Throws 40001, 40401, 40901 and 42902. */
export function continueReply(
  context: ReplyRequestContext,
  input: ParsedInputOf<typeof routes.continueReply> & Repetition,
): Promise<AcceptedReply> {
  return inTransaction(context, async (within) => {
    const chat = await lockExistingChat(within, input);
    const request = { ...input, kind: "continue" } as const;
    const decision = decideContinue(await loadVariantState(within.db, chat, input), request);
    if (decision.kind === "repeat") return answerRepeat(within, input.message_id, decision);
    requireNew(input);
    const { position, userMessageId } = decision;
    const history = await historyBefore(within, chat, position + 1);
    const target = await reopenVariant(within, input.message_id, decision.variant);
    const options: ReplyOptions = { history, instruction: { kind: "continue" } };
    return startVariant(within, chat, request, { ...target, userMessageId }, options);
  });
}

function historyBefore(
  { db, prompts }: ReplyRequestContext,
  { chatKey, plan, promptCharacter }: LockedChat,
  before: number,
): Promise<History> {
  return loadHistory(db, { chatKey, before }, prompts.historyBudget(plan, promptCharacter));
}

async function lockExistingChat(
  context: ReplyRequestContext,
  input: Parameters<typeof findLockedChat>[2],
): Promise<LockedChat> {
  const chat = await findLockedChat(context, context.replies, input);
  if (!chat) throw notFound();
  return chat;
}

async function startVariant(
  context: ReplyRequestContext,
  chat: LockedChat,
  request: ChatRequest,
  target: ReplyTarget & { readonly userMessageId: string },
  options: ReplyOptions,
): Promise<AcceptedReply> {
  const stored = { variant_id: target.variantId, base: target.prefix.length };
  await storeRequest(context.db, request, stored);
  await touchChat(context, chat);
  return startReply(context, chat, target, options);
}

async function answerRepeat(
  { db, user, now }: ReplyRequestContext,
  replyId: string,
  { variantId, index, base, userMessageId }: RepeatedVariant,
): Promise<AcceptedReply> {
  return {
    replyId,
    variantId,
    variantIndex: index,
    userMessageId,
    from: base,
    quota: await readQuota(db, user.id, now),
    job: null,
  };
}
