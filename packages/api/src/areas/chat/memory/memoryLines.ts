import {
  type DataOf,
  MEMORY_LINES_MAX,
  MEMORY_TOKENS,
  type MemoryLine,
  type ParsedInputOf,
  type routes,
} from "@mimi/contract";
import { and, count, eq, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { alternative, memory, message } from "../../../db/schema.ts";
import { type ApiError, invalidInput, notFound } from "../../../shared/errors/ApiError.ts";
import { newId } from "../../../shared/ids.ts";
import { digestOf, linesThatFit, type MemoryRow, memoryTokens, readMemoryRows } from "./promptMemory.ts";

/** What messages say at present, by their ids; those in the trash and of other chats are absent. */
type Wordings = ReadonlyMap<string, { readonly digest: string; readonly position: number }>;

/** What a chat remembers. The chat must be the user's. */
export async function readLedger(db: Database, chatKey: string): Promise<DataOf<typeof routes.getMemory>> {
  const rows = await readMemoryRows(db, chatKey);
  const wordings = await loadVariants(
    db,
    chatKey,
    rows.flatMap(({ sources }) => sources.map(({ message_id }) => message_id)),
  );
  const sent = linesThatFit(rows).reduce((sum, { text }) => sum + memoryTokens(text), 0);
  return {
    lines: rows.map((row) => asLine(row, wordings)),
    tokens: { sent, budget: MEMORY_TOKENS },
  };
}

/**
 * Adds, corrects or pins a line. The chat must be the user's, and held. Throws 40401 for a line of another chat, 40001
 * for sources of another one, and when there are as many as there can be.
 */
export async function saveLine(
  db: Database,
  now: Date,
  input: ParsedInputOf<typeof routes.saveMemory>,
): Promise<MemoryLine> {
  const { chat_key, line_id: id, text, source_message_ids: named } = input;
  const before = id === undefined ? null : await readLine(db, chat_key, id);
  if (!before && text === undefined) throw invalidInput({ text: "required" });
  const ids = named ?? before?.sources.map(({ message_id }) => message_id) ?? [];
  const wordings = await loadVariants(db, chat_key, ids);
  const isRefused = input.present_sources !== true && named?.some((one) => !wordings.has(one));
  if (isRefused) throw invalidInput({ source_message_ids: "invalid_choice" });
  // Whoever words a line anew, or names its sources, has looked at them as they are.
  const checked = named !== undefined || text !== undefined;
  const sources = checked ? sourcesOf(ids, wordings) : (before?.sources ?? []);
  const pinned = input.pinned ?? before?.pinned ?? false;
  const isReworded = before !== null && text !== undefined && text !== before.text;
  const values = { text: text ?? before?.text ?? "", pinned, sources };
  const [row] = before
    ? await db
        .update(memory)
        .set({ ...values, ...(isReworded ? { edited_at: now } : {}) })
        .where(eq(memory.id, before.id))
        .returning()
    : await addLines(db, chat_key, [{ ...values, automatic: false, created_at: now }]);
  if (!row) throw tooMany();
  return asLine(row, wordings);
}

/** Deletes a line. The chat must be the user's. Throws 40401. */
export async function deleteLine(db: Database, chatKey: string, id: string): Promise<void> {
  await readLine(db, chatKey, id);
  await db.delete(memory).where(eq(memory.id, id));
}

type NewLine = Pick<MemoryRow, "text" | "pinned" | "automatic" | "sources" | "created_at">;

/** Adds as many of these lines as there is room for. */
export async function addLines(
  db: Database,
  chatKey: string,
  lines: readonly NewLine[],
): Promise<MemoryRow[]> {
  const [all] = await db.select({ count: count() }).from(memory).where(eq(memory.chat_key, chatKey));
  const room = Math.max(0, MEMORY_LINES_MAX - (all?.count ?? 0));
  const fitting = lines.slice(0, room).map((line) => ({ ...line, id: newId(), chat_key: chatKey }));
  return fitting.length > 0 ? db.insert(memory).values(fitting).returning() : [];
}

/** Remembers in a branch what its messages, up to a place, gave to remember; they stand at the same places there. */
export async function copyMemory(
  db: Database,
  { from, to, upTo }: { readonly from: string; readonly to: string; readonly upTo: number },
): Promise<void> {
  const rows = await readMemoryRows(db, from);
  const theirs = await loadVariants(
    db,
    from,
    rows.flatMap(({ sources }) => sources.map(({ message_id }) => message_id)),
  );
  const copies = await db
    .select({ id: message.id, position: message.position })
    .from(message)
    .where(and(eq(message.chat_key, to), lte(message.position, upTo)));
  const byPosition = new Map(copies.map(({ id, position }) => [position, id]));
  const lines = rows.flatMap(({ sources, ...row }) => {
    const moved = sources.flatMap(({ message_id, digest }) => {
      const copy = byPosition.get(theirs.get(message_id)?.position ?? -1);
      return copy === undefined ? [] : [{ message_id: copy, digest }];
    });
    // A line that came from later messages is of a story that did not happen here.
    return moved.length === sources.length ? [{ ...row, sources: moved }] : [];
  });
  await addLines(db, to, lines);
}

/** Sources as they read now. */
export function sourcesOf(ids: readonly string[], wordings: Wordings): MemoryRow["sources"] {
  return ids.flatMap((message_id) => {
    const found = wordings.get(message_id);
    return found ? [{ message_id, digest: found.digest }] : [];
  });
}

/** What messages of a chat say at present. */
export async function loadVariants(db: Database, chatKey: string, ids: readonly string[]): Promise<Wordings> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: message.id, position: message.position, text: alternative.text })
    .from(message)
    .innerJoin(
      alternative,
      and(eq(alternative.message_id, message.id), eq(alternative.index, message.selected)),
    )
    .where(
      and(
        eq(message.chat_key, chatKey),
        inArray(message.id, [...new Set(ids)]),
        isNull(message.deleted_at),
        ne(message.role, sql`'notice'`),
      ),
    );
  return new Map(rows.map(({ id, position, text }) => [id, { position, digest: digestOf(text) }]));
}

async function readLine(db: Database, chatKey: string, id: string): Promise<MemoryRow> {
  const [row] = await db
    .select()
    .from(memory)
    .where(and(eq(memory.id, id), eq(memory.chat_key, chatKey)));
  if (!row) throw notFound();
  return row;
}

function asLine(row: MemoryRow, wordings: Wordings): MemoryLine {
  return {
    id: row.id,
    text: row.text,
    source_message_ids: row.sources.map(({ message_id }) => message_id),
    pinned: row.pinned,
    automatic: row.automatic,
    stale: row.sources.some(({ message_id, digest }) => wordings.get(message_id)?.digest !== digest),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  };
}

function tooMany(): ApiError {
  const sentence = `This chat remembers ${MEMORY_LINES_MAX} lines, which is as many as it can.`;
  return invalidInput({ line_id: "too_many" }, sentence);
}
