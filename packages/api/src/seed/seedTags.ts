import { sql } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import { tag } from "../db/schema/character.ts";
import { defaultTags } from "./tags.ts";

/** Any number that no other program uses for this database: several processes can start at once. */
export const SEED_LOCK = 727_272;

/** Stores the tags of a new database. A database with tags is not changed. */
export async function seedTags(db: Database): Promise<void> {
  if (await hasTags(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasTags(tx)) return;
    await tx.insert(tag).values([...defaultTags]);
  });
}

async function hasTags(db: Database): Promise<boolean> {
  const rows = await db.select({ id: tag.id }).from(tag).limit(1);
  return rows.length > 0;
}
