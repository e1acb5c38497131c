import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { refusedContent, takedown, withdrawnFile } from "../../db/schema/safety.ts";
import type { ItemKey } from "./ItemKey.ts";
import { lockLastTakedown } from "./takedowns.ts";
import { restoreWithheld } from "./withheld.ts";

/**
 * Ends the last takedown of an item: its content is in its slots again, its files are served, and nothing of it is refused.
 * What an earlier decision took down stays down.
 */
export async function endTakedown(db: Database, item: ItemKey): Promise<void> {
  const { kind, id } = item;
  const last = await lockLastTakedown(db, item);
  if (!last) return;
  const { takedown_number: takedownNumber } = last;
  await restoreWithheld(db, { ...item, takedownNumber });
  if (kind !== "message") {
    const files = and(eq(withdrawnFile.kind, kind), eq(withdrawnFile.item_id, id));
    await db.delete(withdrawnFile).where(and(files, eq(withdrawnFile.takedown_number, takedownNumber)));
  }
  const refused = and(eq(refusedContent.kind, kind), eq(refusedContent.item_id, id));
  await db.delete(refusedContent).where(and(refused, eq(refusedContent.takedown_number, takedownNumber)));
  const ended = and(eq(takedown.kind, kind), eq(takedown.item_id, id));
  await db.delete(takedown).where(and(ended, eq(takedown.takedown_number, takedownNumber)));
}
