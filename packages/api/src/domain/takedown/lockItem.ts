import { sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import type { ItemKey } from "./ItemKey.ts";

/**
 * Locks an item until the transaction ends: its reports, decisions and undone decisions run one after another, and each
 * sees the ones before. It must be the first lock of the transaction.
 */
export async function lockItem(db: Database, { kind, id }: ItemKey): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${kind} ${id}`}, 0))`);
}
