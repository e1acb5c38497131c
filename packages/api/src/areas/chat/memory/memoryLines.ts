import { type DataOf, MEMORY_TOKENS, type MemoryLine, type ParsedInputOf, type routes } from "@mimi/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { memory, type MemoryRow } from "../../../db/schema/chat.ts";
import { lockChat, requireChatAccess } from "../../../domain/access/chatAccess.ts";
import { isLineShown } from "../../../domain/takedown/removedGreetings.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { inTransaction, type UserContext } from "../context.ts";
import { decideLine, type LineDecision, type LineState, type MessageDigests } from "./decideLine.ts";
import { loadDigests, readMemoryRows, sourceIds } from "./memoryRows.ts";
import { linesThatFit, memoryTokens } from "./promptMemory.ts";

type SaveInput = ParsedInputOf<typeof routes.saveMemory>;

/** What a chat remembers. Throws 40401 and 40302. */
export async function readMemory(
  { db, user }: UserContext,
  chatKey: string,
): Promise<DataOf<typeof routes.getMemory>> {
  await requireChatAccess(db, user, chatKey, "read");
  const rows = await readMemoryRows(db, chatKey);
  const digests = await loadDigests(db, chatKey, rows.flatMap(sourceIds));
  const sent = linesThatFit(rows).reduce((sum, { text }) => sum + memoryTokens(text), 0);
  return {
    lines: rows.map((row) => asLine(row, digests)),
    tokens: { sent, budget: MEMORY_TOKENS },
  };
}

/** Adds, changes or pins a line. Throws 40401, 40302 and 40001. */
export function saveLine(context: UserContext, input: SaveInput): Promise<MemoryLine> {
  return inTransaction(context, async (within) => {
    const { db, user, now } = within;
    await lockChat(db, user, input.chat_key, "read");
    const state = await loadLine(db, input);
    const row = await writeLine(within, input.chat_key, decideLine(state, { ...input, now }));
    return asLine(row, state.digests);
  });
}

/** Deletes a line. Throws 40401 and 40302. */
export function deleteLine(
  context: UserContext,
  { chat_key, line_id }: ParsedInputOf<typeof routes.deleteMemory>,
): Promise<void> {
  return inTransaction(context, async ({ db, user }) => {
    await lockChat(db, user, chat_key, "read");
    const line = and(eq(memory.id, line_id), eq(memory.chat_key, chat_key));
    const deleted = await db.delete(memory).where(line).returning({ id: memory.id });
    if (deleted.length === 0) throw notFound();
  });
}

async function loadLine(
  db: Database,
  { chat_key, line_id, source_message_ids: named }: SaveInput,
): Promise<LineState> {
  const lines = await db
    .select()
    .from(memory)
    .where(and(eq(memory.chat_key, chat_key), isLineShown));
  const before = lines.find(({ id }) => id === line_id) ?? null;
  const digests = await loadDigests(db, chat_key, named ?? (before ? sourceIds(before) : []));
  return { before, digests, count: lines.length };
}

async function writeLine(
  { db, now }: UserContext,
  chatKey: string,
  decision: LineDecision,
): Promise<MemoryRow> {
  const { values } = decision;
  const [row] =
    decision.kind === "update"
      ? await db.update(memory).set(values).where(eq(memory.id, decision.id)).returning()
      : await db
          .insert(memory)
          .values({ ...values, id: newId(), chat_key: chatKey, automatic: false, created_at: now })
          .returning();
  if (!row) throw notFound();
  return row;
}

function asLine(row: MemoryRow, digests: MessageDigests): MemoryLine {
  return {
    id: row.id,
    text: row.text,
    source_message_ids: sourceIds(row),
    pinned: row.pinned,
    automatic: row.automatic,
    stale: row.sources.some(({ message_id, digest }) => digests.get(message_id)?.digest !== digest),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  };
}
