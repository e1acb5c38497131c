import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { message } from "../../../db/schema/chat.ts";
import { addLines, loadDigests, readMemoryRows, sourceIds } from "./memoryRows.ts";

/**
 * Copies the lines of a chat's memory into a branch, as far as their sources are in the branch. A message and its copy have
 * the same position.
 */
export async function copyMemory(
  db: Database,
  { from, to, upTo }: { readonly from: string; readonly to: string; readonly upTo: number },
): Promise<void> {
  const rows = await readMemoryRows(db, from);
  if (rows.length === 0) return;
  const digests = await loadDigests(db, from, rows.flatMap(sourceIds));
  const copies = await db
    .select({ id: message.id, position: message.position })
    .from(message)
    .where(and(eq(message.chat_key, to), lte(message.position, upTo)));
  const copyByPosition = new Map(copies.map(({ id, position }) => [position, id]));
  const lines = rows.flatMap(({ sources, ...row }) => {
    const copied = sources.flatMap(({ message_id, digest }) => {
      const copy = copyByPosition.get(digests.get(message_id)?.position ?? -1);
      return copy === undefined ? [] : [{ message_id: copy, digest }];
    });
    // A line with a source after the branch point is about something that did not happen in the branch.
    return copied.length === sources.length ? [{ ...row, sources: copied }] : [];
  });
  await addLines(db, to, lines);
}
