import type { DataOf, ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, exists, isNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { chat, chatRequest, message, type ChatRow, type MessageRow } from "../../../db/schema/chat.ts";
import { BEING_COPIED, lockChat } from "../../../domain/access/chatAccess.ts";
import { requireChatQuota } from "../../../domain/quota/accountCaps.ts";
import type { ByteBudgets } from "../../../domain/quota/ByteBudgets.ts";
import { branchBytes } from "../../../domain/quota/storedBytes.ts";
import { newChatKey } from "../../../shared/ids.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { addToCounterOutbox } from "../../../domain/counters/CounterOutbox.ts";
import { copyMemory } from "../memory/copyMemory.ts";
import { streamingConflict } from "../messages/decideChange.ts";
import { storeRequest } from "../send/requests.ts";
import { loadChat } from "./chats.ts";
import { countMessages } from "./countMessages.ts";
import { copyMessages, copyWithheld, isSameCopy } from "./copyMessages.ts";
import { type BranchState, decideBranch } from "./decideBranch.ts";
import { baseTitle, nextTitle } from "./nextTitle.ts";

type BranchInput = ParsedInputOf<typeof routes.branchChat>;

/** A branch that is being copied, or the one that an earlier request made. */
type StartedBranch =
  | { readonly kind: "repeat"; readonly chatKey: string }
  | { readonly kind: "copy"; readonly chatKey: string; readonly source: ChatRow; readonly last: MessageRow };

/**
 * Copies a chat up to a message into a new chat, which is not visible until it is complete. Throws 40401, 40302, 40901 and 42901;
 * then there is no new chat.
 */
export async function branchChat(
  context: UserContext & { readonly budgets: ByteBudgets },
  input: BranchInput,
): Promise<DataOf<typeof routes.branchChat>> {
  const { db } = context;
  const started = await inTransaction(context, (within) => startBranch(within, input));
  if (started.kind === "repeat") return { chat: await loadChat(db, started.chatKey) };
  try {
    await copyMessages(db, started.last, started.chatKey);
    const chatKey = await inTransaction(context, (within) => finishBranch(within, input, started));
    if (chatKey !== started.chatKey) await removeCopy(db, started.chatKey);
    return { chat: await loadChat(db, chatKey) };
  } catch (error) {
    await removeCopy(db, started.chatKey);
    throw error;
  }
}

async function startBranch(
  { db, user, now, budgets }: UserContext & { readonly budgets: ByteBudgets },
  input: BranchInput,
): Promise<StartedBranch> {
  const { chat: source } = await lockChat(db, user, input.chat_key, "write");
  const decision = decideBranch(await loadBranch(db, input), input);
  if (decision.kind === "repeat") return decision;
  await requireChatQuota(db, user.id);
  const { last } = decision;
  const copied = and(eq(message.chat_key, last.chat_key), lte(message.position, last.position));
  await budgets.charge(db, user.id, "branch", await branchBytes(db, copied));
  const chatKey = newChatKey();
  await db.insert(chat).values({
    ...source,
    chat_key: chatKey,
    title: nextTitle(source.title, await titlesLike(db, source)),
    pinned: false,
    remembered_position: Math.min(source.remembered_position, last.position + 1),
    created_at: now,
    updated_at: now,
    deleted_at: BEING_COPIED,
    parent_chat_key: last.chat_key,
    parent_message_id: last.id,
  });
  return { kind: "copy", chatKey, source, last };
}

/** The titles of the user's chats with the character that begin as the title of a chat. */
async function titlesLike(db: Database, { user_id, character_id, title }: ChatRow): Promise<string[]> {
  const rows = await db
    .select({ title: chat.title })
    .from(chat)
    .where(
      and(
        eq(chat.user_id, user_id),
        eq(chat.character_id, character_id),
        isNull(chat.deleted_at),
        sql`starts_with(${chat.title}, ${baseTitle(title)})`,
      ),
    );
  return rows.map((row) => row.title);
}

/** Shows the branch. Resolves to the key of the chat that the request made, which can be that of the same request before it. */
async function finishBranch(
  { db, user }: UserContext,
  input: BranchInput,
  { chatKey, source, last }: Extract<StartedBranch, { kind: "copy" }>,
): Promise<string> {
  await lockChat(db, user, input.chat_key, "write");
  const decision = decideBranch(await loadBranch(db, input), input);
  if (decision.kind === "repeat") return decision.chatKey;
  if (!(await isSameCopy(db, last, chatKey))) throw streamingConflict();
  await copyWithheld(db, last, chatKey);
  await copyMemory(db, { from: last.chat_key, to: chatKey, upTo: last.position });
  await countMessages(db, chatKey, { deleted_at: null });
  await addToCounterOutbox(db, "character", source.character_id, { chats: 1 });
  await storeRequest(db, { kind: "branch", ...input }, { created_chat_key: chatKey });
  return chatKey;
}

async function removeCopy(db: Database, chatKey: string): Promise<void> {
  await db.delete(chat).where(and(eq(chat.chat_key, chatKey), eq(chat.deleted_at, BEING_COPIED)));
}

async function loadBranch(
  db: Database,
  { chat_key, message_id, client_id }: BranchInput,
): Promise<BranchState> {
  const [earlier, sent] = [alias(message, "earlier"), alias(message, "sent")];
  const streaming = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.chat_key, chat_key),
        lte(earlier.position, message.position),
        eq(earlier.status, "streaming"),
      ),
    );
  const sentMessage = db
    .select({ id: sent.id })
    .from(sent)
    .where(and(eq(sent.chat_key, chat_key), eq(sent.client_id, client_id)));
  const [row] = await db
    .select({
      last: message,
      request: chatRequest,
      isStreaming: sql<boolean>`${exists(streaming)}`,
      isSent: sql<boolean>`${exists(sentMessage)}`,
    })
    .from(message)
    .leftJoin(
      chatRequest,
      and(eq(chatRequest.chat_key, message.chat_key), eq(chatRequest.client_id, client_id)),
    )
    .where(and(eq(message.chat_key, chat_key), eq(message.id, message_id), isNull(message.deleted_at)));
  return row ?? { last: null, request: null, isStreaming: false, isSent: false };
}
