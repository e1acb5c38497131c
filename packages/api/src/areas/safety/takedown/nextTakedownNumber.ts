import type { Database } from "../../../db/Database.ts";
import type { takedown } from "../../../db/schema/safety.ts";
import type { Evidence, ModeratedItem } from "../moderatedItems/ModeratedItem.ts";

/** The number of the next takedown: a new one for content that the owner wrote after the last decision. */
export async function nextTakedownNumber(
  db: Database,
  moderatedItem: ModeratedItem,
  id: string,
  last: Pick<typeof takedown.$inferSelect, "status" | "takedown_number"> | null,
  evidence: readonly Evidence[],
): Promise<number> {
  if (!last) return 1;
  const isDecided = last.status !== "hidden";
  const isNew = isDecided && (await moderatedItem.hasNewContent(db, id, evidence));
  return isNew ? last.takedown_number + 1 : last.takedown_number;
}
