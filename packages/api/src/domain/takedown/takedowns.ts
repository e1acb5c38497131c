import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { takedown } from "../../db/schema/safety.ts";
import type { ItemKey } from "./ItemKey.ts";

type TakedownRow = typeof takedown.$inferSelect;

/** How an item is taken down: until a moderator decides, until its owner changes it, or for good. */
export type TakedownStatus = TakedownRow["status"];

/** A takedown that begins or changes. */
export interface NewTakedown extends ItemKey {
  readonly takedownNumber: number;
  readonly status: TakedownStatus;
  readonly now: Date;
  /** When the withheld content is deleted; null before a decision. */
  readonly purgeAt: Date | null;
}

/**
 * Stores that an item is taken down. The caller withholds the content in the same transaction. False when this takedown
 * is taken down already, and is to be hidden only: a decision is never weakened.
 */
export async function storeTakedown(
  db: Database,
  { kind, id, takedownNumber, status, now, purgeAt }: NewTakedown,
): Promise<boolean> {
  const stored = await db
    .insert(takedown)
    .values({
      kind,
      item_id: id,
      takedown_number: takedownNumber,
      status,
      created_at: now,
      purge_at: purgeAt,
    })
    .onConflictDoUpdate({
      target: [takedown.kind, takedown.item_id, takedown.takedown_number],
      set: { status, purge_at: purgeAt },
      setWhere: status === "hidden" ? sql`false` : sql`true`,
    })
    .returning({ status: takedown.status });
  return stored.length > 0;
}

/** The last takedown of an item, which nothing changes until the transaction ends; null when there is none. */
export async function lockLastTakedown(db: Database, { kind, id }: ItemKey): Promise<TakedownRow | null> {
  const [row] = await db
    .select()
    .from(takedown)
    .where(and(eq(takedown.kind, kind), eq(takedown.item_id, id)))
    .orderBy(desc(takedown.takedown_number))
    .limit(1)
    .for("update");
  return row ?? null;
}

/** How an item is taken down; null when it is not. */
export async function takedownStatusOf(db: Database, { kind, id }: ItemKey): Promise<TakedownStatus | null> {
  const [row] = await db
    .select({ status: takedown.status })
    .from(takedown)
    .where(and(eq(takedown.kind, kind), eq(takedown.item_id, id)))
    .orderBy(desc(takedown.takedown_number))
    .limit(1);
  return row?.status ?? null;
}

/** The number of the last takedown of an item. */
export function lastTakedownNumber({ kind, id }: ItemKey): SQL<number> {
  return sql<number>`(select max(${takedown.takedown_number}) from ${takedown}
    where ${takedown.kind} = ${kind} and ${takedown.item_id} = ${id})`;
}
