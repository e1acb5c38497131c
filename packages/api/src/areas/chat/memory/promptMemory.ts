import { createHash } from "node:crypto";
import { estimateTokens, MEMORY_LINES_MAX, MEMORY_TOKENS } from "@mimi/contract";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { memory } from "../../../db/schema.ts";
import type { MemoryRow } from "../types.ts";

/** The lines of a chat's memory: pinned ones first, then the newest. */
export async function readMemoryRows(db: Database, chatKey: string): Promise<MemoryRow[]> {
  return db
    .select()
    .from(memory)
    .where(eq(memory.chat_key, chatKey))
    .orderBy(desc(memory.pinned), desc(memory.created_at), desc(memory.id))
    .limit(MEMORY_LINES_MAX);
}

/** The lines that fit into the memory's part of a prompt, in their order. */
export function linesThatFit<Line extends { readonly text: string }>(lines: readonly Line[]): Line[] {
  let left = MEMORY_TOKENS;
  return lines.filter(({ text }) => {
    const tokens = memoryTokens(text);
    if (tokens > left) return false;
    left -= tokens;
    return true;
  });
}

/** The tokens of a line in a prompt. */
export function memoryTokens(text: string): number {
  return estimateTokens(`- ${text}\n`);
}

/** The lines that the model is sent, oldest first. */
export async function sentMemory(db: Database, chatKey: string): Promise<string[]> {
  const sent = linesThatFit(await readMemoryRows(db, chatKey));
  return [...sent]
    .sort((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map(({ text }) => text);
}

/** The digest of a variant's text. An edit changes the digest. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
