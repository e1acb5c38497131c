import { type ParsedInputOf, REPLY_TEXT_MAX, type routes } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, message } from "../../../db/schema.ts";
import { invalidMessage, notFound } from "../../../shared/errors/ApiError.ts";
import { readQuota } from "../../../domain/quota/quota.ts";
import {
  type Acceptance,
  type AskingReply,
  beginReply,
  type Instructions,
  refuseWhileWriting,
  type Wording,
} from "./beginReply.ts";
import { type ChatRequest, rememberRequest, requestedBefore } from "./requests.ts";
import { readMessageRow } from "../messages/messages.ts";
import { takeChat } from "../chats/openChat.ts";
import { newWording } from "./variants.ts";

type MessageRow = typeof message.$inferSelect;

/** Accepts another wording of a reply, or finds what the same `client_id` began. Throws 40001, 40401, 40901 and 42902. */
export function acceptRegenerate(
  asking: AskingReply,
  input: ParsedInputOf<typeof routes.regenerateReply>,
): Promise<Acceptance> {
  return acceptAgain(asking, { kind: "regenerate", ...input }, async (within, reply, answered) => ({
    wording: { ...(await newWording(within, reply.id)), userMessageId: answered },
    before: reply.position,
    ...(input.note ? { wish: { kind: "note" as const, text: input.note } } : {}),
  }));
}

/** Accepts going on with a reply, or finds what the same `client_id` began. Throws 40001, 40401, 40901 and 42902. */
export function acceptContinue(
  asking: AskingReply,
  input: ParsedInputOf<typeof routes.continueReply>,
): Promise<Acceptance> {
  return acceptAgain(asking, { kind: "continue", ...input }, async (within, reply, answered) => ({
    wording: { ...(await goOn(within.db, reply)), userMessageId: answered },
    before: reply.position + 1,
    wish: { kind: "continue" as const },
  }));
}

type Prepared = Instructions & { readonly wording: Wording };

/** `prepare` says which wording is to be written, and how, once nothing stands against it. */
async function acceptAgain(
  asking: AskingReply,
  { persona_id: personaId, ...request }: ChatRequest & { readonly persona_id?: string | null | undefined },
  prepare: (within: AskingReply, reply: MessageRow, answered: string) => Promise<Prepared>,
): Promise<Acceptance> {
  return asking.db.transaction(async (tx) => {
    const within = { ...asking, db: tx };
    const chat = await takeChat(within, request.chat_key, personaId);
    const reply = await readMessageRow(tx, request.chat_key, request.message_id);
    if (reply?.role !== "character") throw notFound();
    if (reply.parent_id === null) {
      throw invalidMessage(
        "invalid_choice",
        "The greeting is the character's own; its versions can be chosen.",
      );
    }
    const before = await begunBefore(within, request, reply.parent_id);
    if (before) return before;
    await refuseWhileWriting(within, request.chat_key);
    const { wording, ...instructions } = await prepare(within, reply, reply.parent_id);
    await rememberRequest(tx, request, {
      alternative_id: wording.alternativeId,
      base: wording.prefix.length,
    });
    return beginReply(within, chat, wording, instructions);
  });
}

async function begunBefore(
  { db, viewer, now }: AskingReply,
  request: ChatRequest,
  answered: string,
): Promise<Acceptance | null> {
  const before = await requestedBefore(db, request);
  if (!before?.alternative_id) return null;
  const [wording] = await db
    .select({ index: alternative.index })
    .from(alternative)
    .where(eq(alternative.id, before.alternative_id));
  if (!wording) return null;
  return {
    replyId: request.message_id,
    alternativeId: before.alternative_id,
    alternativeIndex: wording.index,
    userMessageId: answered,
    from: before.base,
    quota: await readQuota(db, viewer.id, now),
    job: null,
  };
}

/** Opens the selected wording again. */
async function goOn(db: Database, reply: MessageRow): Promise<Omit<Wording, "userMessageId">> {
  const [present] = await db
    .select()
    .from(alternative)
    .where(and(eq(alternative.message_id, reply.id), eq(alternative.index, reply.selected)));
  if (!present) throw notFound();
  if (present.text === "") throw invalidMessage("too_short", "There is nothing to go on with yet.");
  if (present.finish === "blocked")
    throw invalidMessage("invalid_choice", "This reply was blocked; ask for another one.");
  if (present.text.length >= REPLY_TEXT_MAX) {
    throw invalidMessage("too_long", "This reply is as long as a reply can be.");
  }
  await db.update(alternative).set({ finish: null, error: null }).where(eq(alternative.id, present.id));
  await db.update(message).set({ status: "streaming", error: null }).where(eq(message.id, reply.id));
  return {
    replyId: reply.id,
    alternativeId: present.id,
    alternativeIndex: present.index,
    prefix: present.text,
  };
}
