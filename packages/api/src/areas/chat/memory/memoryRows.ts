import { createHash } from "node:crypto";
import { MEMORY_LINES_MAX } from "@mimi/contract";
import { and, count, desc, eq, inArray, isNull, ne, not } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { memory, message, variant, type MemoryRow } from "../../../db/schema/chat.ts";
import { isLineShown, isTakenDown } from "../../../domain/takedown/removedGreetings.ts";
import { textOfVariant } from "../../../domain/variants/variantTexts.ts";
import { newId } from "../../../shared/ids.ts";
import type { MessageDigests } from "./decideLine.ts";
import { sentLines } from "./promptMemory.ts";

/** The lines of a chat's memory: pinned ones first, then the newest. */
export async function readMemoryRows(db: Database, chatKey: string): Promise<MemoryRow[]> {
  return db
    .select()
    .from(memory)
    .where(and(eq(memory.chat_key, chatKey), isLineShown))
    .orderBy(desc(memory.pinned), desc(memory.created_at), desc(memory.id))
    .limit(MEMORY_LINES_MAX);
}

/** Loads the lines that the model is sent, oldest first. */
export async function sentMemory(db: Database, chatKey: string): Promise<string[]> {
  return sentLines(await readMemoryRows(db, chatKey));
}

type NewLine = Pick<MemoryRow, "text" | "pinned" | "automatic" | "sources" | "created_at">;

/** Adds as many of these lines as the memory has room for. */
export async function addLines(db: Database, chatKey: string, lines: readonly NewLine[]): Promise<void> {
  const [all] = await db.select({ count: count() }).from(memory).where(eq(memory.chat_key, chatKey));
  const room = Math.max(0, MEMORY_LINES_MAX - (all?.count ?? 0));
  const rows = lines.slice(0, room).map((line) => ({ ...line, id: newId(), chat_key: chatKey }));
  if (rows.length > 0) await db.insert(memory).values(rows);
}

/** Loads the digests of messages' selected texts. Deleted messages, and those that were taken down, are absent. */
export async function loadDigests(
  db: Database,
  chatKey: string,
  ids: readonly string[],
): Promise<MessageDigests> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: message.id, position: message.position, text: textOfVariant })
    .from(message)
    .innerJoin(variant, and(eq(variant.message_id, message.id), eq(variant.index, message.selected)))
    .where(
      and(
        eq(message.chat_key, chatKey),
        inArray(message.id, [...new Set(ids)]),
        isNull(message.deleted_at),
        not(isTakenDown),
        ne(message.kind, "system_line"),
      ),
    );
  return new Map(rows.map(({ id, position, text }) => [id, { position, digest: digestOf(text) }]));
}

/** The ids of the messages that a line came from. */
export function sourceIds({ sources }: Pick<MemoryRow, "sources">): string[] {
  return sources.map(({ message_id }) => message_id);
}

/** The digest of a variant's text. An edit changes the digest. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
