import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { refusedContent, takedown, withdrawnFile } from "../../db/schema.ts";
import { type ItemKey, restoreWithheld } from "./withheld.ts";

/** How an item is taken down: until a moderator decides, until its owner changes it, or for good. */
export type TakedownStatus = (typeof takedown.$inferSelect)["status"];

/** A takedown that begins or changes. */
export interface NewTakedown extends ItemKey {
  readonly status: TakedownStatus;
  readonly now: Date;
  /** When the withheld content is deleted; null before a decision. */
  readonly purgeAt: Date | null;
}

/**
 * Stores that an item is taken down. The caller withholds the content in the same transaction. False when the item is taken
 * down already, and is to be hidden only: a decision is never weakened.
 */
export async function storeTakedown(
  db: Database,
  { kind, id, status, now, purgeAt }: NewTakedown,
): Promise<boolean> {
  const stored = await db
    .insert(takedown)
    .values({ kind, item_id: id, status, created_at: now, purge_at: purgeAt })
    .onConflictDoUpdate({
      target: [takedown.kind, takedown.item_id],
      set: { status, purge_at: purgeAt },
      setWhere: status === "hidden" ? sql`false` : sql`true`,
    })
    .returning({ status: takedown.status });
  return stored.length > 0;
}

/** How an item is taken down; null when it is not. */
export async function takedownStatusOf(db: Database, { kind, id }: ItemKey): Promise<TakedownStatus | null> {
  const [row] = await db
    .select({ status: takedown.status })
    .from(takedown)
    .where(and(eq(takedown.kind, kind), eq(takedown.item_id, id)));
  return row?.status ?? null;
}

/** Ends a takedown: the content is in its places again, its files are served, and nothing of it is refused. */
export async function endTakedown(db: Database, item: ItemKey): Promise<void> {
  const { kind, id } = item;
  await restoreWithheld(db, item);
  if (kind !== "message") {
    await db.delete(withdrawnFile).where(and(eq(withdrawnFile.kind, kind), eq(withdrawnFile.item_id, id)));
  }
  await db.delete(refusedContent).where(and(eq(refusedContent.kind, kind), eq(refusedContent.item_id, id)));
  await db.delete(takedown).where(and(eq(takedown.kind, kind), eq(takedown.item_id, id)));
}
