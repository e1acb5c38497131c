import type { DataOf, ParsedInputOf, routes } from "@mimi/contract";
import { and, eq, exists, gte, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/Database.ts";
import { message } from "../../../db/schema/chat.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { loadChat } from "../chats/chats.ts";
import { countMessages } from "../chats/countMessages.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { decideDelete, type DeleteDecision, type DeleteState } from "./decideChange.ts";

type DeleteInput = ParsedInputOf<typeof routes.deleteFrom>;

/** Moves a message and all that follow it to the bin, as one deletion. Throws 40401, 40302, 40901 and 40001. */
export function deleteMessages(
  context: UserContext,
  input: DeleteInput,
): Promise<DataOf<typeof routes.deleteFrom>> {
  return inTransaction(context, async (within) => {
    const { db, user } = within;
    await lockChat(db, user, input.chat_key, "read");
    const decision = decideDelete(await loadDelete(db, input));
    const deleted =
      decision.kind === "repeat"
        ? await countDeletion(db, input, decision)
        : await writeDelete(within, input, decision);
    return { chat: await loadChat(db, input.chat_key), ...deleted };
  });
}

async function loadDelete(db: Database, { chat_key, message_id }: DeleteInput): Promise<DeleteState> {
  const later = alias(message, "later");
  const streaming = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.chat_key, chat_key),
        gte(later.position, message.position),
        isNull(later.deleted_at),
        eq(later.status, "streaming"),
      ),
    );
  const [row] = await db
    .select({ message, isStreaming: sql<boolean>`${exists(streaming)}` })
    .from(message)
    .where(and(eq(message.chat_key, chat_key), eq(message.id, message_id)));
  return row ?? { message: null, isStreaming: false };
}

async function countDeletion(
  db: Database,
  { chat_key }: DeleteInput,
  { deletionId }: Extract<DeleteDecision, { kind: "repeat" }>,
) {
  const inDeletion = and(
    eq(message.chat_key, chat_key),
    eq(message.deletion_id, deletionId),
    isNotNull(message.deleted_at),
  );
  return { deletion_id: deletionId, count: await db.$count(message, inDeletion) };
}

async function writeDelete(
  { db, now }: UserContext,
  { chat_key }: DeleteInput,
  { position }: Extract<DeleteDecision, { kind: "delete" }>,
) {
  const deletion_id = newId();
  const deleted = await db
    .update(message)
    .set({ deleted_at: now, deletion_id })
    .where(and(eq(message.chat_key, chat_key), gte(message.position, position), isNull(message.deleted_at)))
    .returning({ id: message.id });
  await countMessages(db, chat_key);
  return { deletion_id, count: deleted.length };
}

/** Moves the messages of a deletion back to their places. Throws 40401 and 40302. */
export function restoreMessages(
  context: UserContext,
  { chat_key, deletion_id }: { readonly chat_key: string; readonly deletion_id: string },
): Promise<DataOf<typeof routes.restoreChat>> {
  return inTransaction(context, async ({ db, user }) => {
    await lockChat(db, user, chat_key, "read");
    // Restored messages keep the id of their deletion, so that a repeated call finds them again.
    const restored = await db
      .update(message)
      .set({ deleted_at: null })
      .where(and(eq(message.chat_key, chat_key), eq(message.deletion_id, deletion_id)))
      .returning({ id: message.id });
    if (restored.length === 0) throw notFound();
    await countMessages(db, chat_key);
    return { chat: await loadChat(db, chat_key) };
  });
}
