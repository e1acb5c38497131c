import { estimateTokens, MEMORY_TOKENS } from "@mimi/contract";
import type { Database } from "../../../db/Database.ts";
import { readMemoryRows } from "./memoryRows.ts";

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
