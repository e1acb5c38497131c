import type { Message, ParsedInputOf, RegionId, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { message } from "../../../db/schema/chat.ts";
import { countHelpShown } from "../../../domain/crisis/helpShown.ts";
import { readQuota } from "../../../domain/quota/quota.ts";
import { insertVariants } from "../../../domain/variants/variantTexts.ts";
import type { ScreeningResult } from "../../../providers/screening/Screening.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { asMessage, readMessage } from "../messages/messages.ts";
import { newHistoryMessage, noHistory } from "../prompt/historyWindow.ts";
import type { History } from "../prompt/types.ts";
import { decideSend, type SendDecision } from "./decideSend.ts";
import { decideTarget } from "./decideVariant.ts";
import { type Greeting, startChat } from "./startChat.ts";
import { loadSend } from "./loadSend.ts";
import { findLockedChat } from "./findLockedChat.ts";
import { type Repetition, requireNew, storeRequest } from "./requests.ts";
import { startReply, touchChat } from "./startReply.ts";
import type {
  AcceptedReply,
  LockedChat,
  ReplyContext,
  ReplyOptions,
  ReplyRequestContext,
  ReplyTarget,
} from "./types.ts";
import { findVariant, loadVariants, writeVariant } from "./variants.ts";

/** A message to send, once it has been screened. */
type SendInput = ParsedInputOf<typeof routes.sendMessage> &
  ScreeningResult &
  Repetition & { readonly region: RegionId | null };

/** A message that was stored, with the empty reply to it. */
interface StoredTurn extends ReplyTarget {
  readonly userMessageId: string;
  /** The messages before the reply. */
  readonly history: History;
  readonly greeting?: Message;
}

/**
 * Stores a message, its empty reply and the charge in one transaction, or finds what the same `client_id` stored before
 * (contract 3). Throws 40401, 40302, 40901 and 42902; then nothing is stored.
 */
export function sendMessage(context: ReplyRequestContext, input: SendInput): Promise<AcceptedReply> {
  return inTransaction(context, async (within) => {
    const chat = await findLockedChat(within, context.replies, input);
    if (chat) return sendInChat(within, chat, input);
    const first = await sendFirst(within, input);
    if (first) return first;
    // Another send created the chat in the meantime.
    const created = await findLockedChat(within, context.replies, input);
    if (!created) throw notFound();
    return sendInChat(within, created, input);
  });
}

async function sendInChat(
  context: ReplyRequestContext,
  chat: LockedChat,
  input: SendInput,
): Promise<AcceptedReply> {
  const loaded = await loadSend(context, chat, input);
  const decision = decideSend(loaded, input);
  if (decision.kind === "repeat") return answerRepeat(context, decision, input.chat_key);
  requireNew(input);
  const turn =
    decision.kind === "retry"
      ? await writeRetry(context, decision, input, loaded.history)
      : await writeTurn(context, decision, input, loaded.history);
  await touchChat(context, chat, decision.kind === "retry" ? 0 : 2);
  return acceptTurn(context, chat, turn, { ...input, counts: { chats: 0, messages: 1 } });
}

/** Sends the first message of a chat. Null when the chat exists by now. */
async function sendFirst(context: ReplyRequestContext, input: SendInput): Promise<AcceptedReply | null> {
  requireNew(input);
  const chat = await startChat(context, input);
  if (!chat) return null;
  const { greeting } = chat;
  const place = greeting ? { parentId: greeting.message.id, position: 1 } : { parentId: null, position: 0 };
  const turn = await writeTurn(context, place, input, greetingHistory(greeting), greeting);
  return acceptTurn(context, chat, turn, { ...input, counts: { chats: 1, messages: 1 } });
}

async function acceptTurn(
  context: ReplyRequestContext,
  chat: ReplyContext,
  { history, greeting, ...target }: StoredTurn,
  { crisis, counts }: Pick<SendInput, "crisis"> & Pick<ReplyOptions, "counts">,
): Promise<AcceptedReply> {
  const accepted = await startReply(context, chat, target, { history, isNewest: true, counts });
  return { ...accepted, crisis, ...(greeting ? { greeting } : {}) };
}

function greetingHistory(greeting: Greeting | null): History {
  if (!greeting) return noHistory;
  const { id, position } = greeting.message;
  const { index: selected, text } = greeting.selected;
  return {
    messages: [newHistoryMessage({ id, position, kind: "greeting", role: "character", selected, text })],
    hasOlder: false,
  };
}

/** Answers a repeated request with the reply that the first one led to. */
async function answerRepeat(
  { db, user, now }: UserContext,
  { message: sent, replyId }: Extract<SendDecision, { kind: "repeat" }>,
  chatKey: string,
): Promise<AcceptedReply> {
  const { id: variantId, index: variantIndex } = await findVariant(db, replyId);
  const before = sent.parent_id === null ? null : await readMessage(db, chatKey, sent.parent_id);
  return {
    userMessageId: sent.id,
    replyId,
    variantId,
    variantIndex,
    from: 0,
    quota: await readQuota(db, user.id, now),
    job: null,
    crisis: sent.crisis,
    ...(before?.kind === "greeting" ? { greeting: before } : {}),
  };
}

/** Writes the failed reply again. Its message gets the new `client_id`, and is still found by the earlier one. */
async function writeRetry(
  context: UserContext,
  { message: sent, reply }: Extract<SendDecision, { kind: "retry" }>,
  { chat_key, client_id }: SendInput,
  { messages, hasOlder }: History,
): Promise<StoredTurn> {
  const { db } = context;
  if (sent.client_id !== null) {
    const earlier = { kind: "send", chat_key, message_id: sent.id, client_id: sent.client_id } as const;
    await storeRequest(db, earlier, {});
  }
  await db.update(message).set({ client_id }).where(eq(message.id, sent.id));
  const target = decideTarget(await loadVariants(db, reply.id), reply.selected);
  const written = await writeVariant(context, reply.id, target);
  return { ...written, userMessageId: sent.id, history: { messages: messages.slice(0, -1), hasOlder } };
}

/** Stores a message with an empty reply, after the greeting of a new chat. */
async function writeTurn(
  { db, user, now }: UserContext,
  { parentId, position }: { readonly parentId: string | null; readonly position: number },
  { chat_key, client_id, text, crisis, region }: SendInput,
  { messages, hasOlder }: History,
  greeting: Greeting | null = null,
): Promise<StoredTurn> {
  const [userMessageId, replyId, variantId] = [newId(), newId(), newId()];
  const inChat = { chat_key, created_at: now };
  const insertMessages = db.insert(message).values([
    ...(greeting ? [greeting.message] : []),
    {
      ...inChat,
      id: userMessageId,
      client_id,
      parent_id: parentId,
      role: "user",
      status: "done",
      crisis,
      position,
    },
    {
      ...inChat,
      id: replyId,
      parent_id: userMessageId,
      role: "character",
      status: "streaming",
      position: position + 1,
    },
  ]);
  const owned = { user_id: user.id, index: 0, created_at: now };
  const [first] = await insertMessages.returning();
  await insertVariants(db, [
    ...(greeting ? [greeting.selected] : []),
    { ...owned, id: newId(), message_id: userMessageId, text, finish: "complete" },
    { ...owned, id: variantId, message_id: replyId, text: "" },
  ]);
  if (crisis) await countHelpShown(db, region, now);
  const sent = newHistoryMessage({ id: userMessageId, position, kind: "turn", role: "user", text });
  return {
    ...{ userMessageId, replyId, variantId, variantIndex: 0, prefix: "" },
    history: { messages: [...messages, sent], hasOlder },
    ...(greeting && first ? { greeting: asMessage(first, greeting.variants, "") } : {}),
  };
}
