import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { message, variant } from "../../../db/schema/chat.ts";
import { originalOfVariant, textOfVariant } from "../../../domain/variants/variantTexts.ts";
import { loadHistory, noHistory } from "../prompt/historyWindow.ts";
import type { History } from "../prompt/types.ts";
import type { SendRequest, SendState, SentMessage } from "./decideSend.ts";
import type { LockedChat, ReplyRequestContext } from "./types.ts";

/** What {@link decideSend} needs of a locked chat, with the messages that the model is sent. */
export interface LoadedSend extends SendState {
  readonly history: History;
}

/** Loads what {@link decideSend} needs of a locked chat: its newest messages, or what the same `client_id` sent before. */
export async function loadSend(
  { db, prompts }: ReplyRequestContext,
  chat: LockedChat,
  request: SendRequest,
): Promise<LoadedSend> {
  const isRepeat = chat.isSent || chat.request?.kind === "send";
  const sent = isRepeat ? await findSent(db, chat, request) : null;
  const { chatKey, characterId, isReplying, lastPosition, hasParent } = chat;
  const budget = prompts.historyBudget(chat.plan, chat.promptCharacter);
  const history = sent ? noHistory : await loadHistory(db, { chatKey }, budget);
  return {
    ...{ characterId, isReplying, lastPosition, hasParent, sent, history },
    isClientIdTaken: chat.request !== null,
    newest: history.messages.slice(-2).toReversed(),
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
      crisis: message.crisis,
      text: textOfVariant,
      original: originalOfVariant,
      replyId: reply.id,
    })
    .from(message)
    .innerJoin(variant, and(eq(variant.message_id, message.id), eq(variant.index, 0)))
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
