import { type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "./Database.ts";

/** An index that is not part of a migration. */
interface OnlineIndex {
  readonly name: string;
  /** What follows `create index <name>`. */
  readonly definition: string;
}

/**
 * Indexes of large tables. A migration is one transaction, in which an index would block all writes of its table until it is
 * built. These are built after the migrations, while writes continue. To change one, give it a new name, and add the old name to
 * {@link formerIndexes}.
 */
const onlineIndexes: readonly OnlineIndex[] = [
  // The queue of moderation reads open reports and suspended characters only.
  { name: "report_open", definition: "on report (kind, item_id, created_at) where decided_at is null" },
  { name: "character_pending", definition: `on "character" (updated_at, id) where status = 'pending'` },
  // Old rows are deleted by their time.
  { name: "message_usage_day", definition: "on message_usage (day)" },
  { name: "chat_request_created", definition: "on chat_request (created_at)" },
];

/** Indexes of earlier versions, which are dropped. */
const formerIndexes: readonly string[] = [];

/**
 * Builds the missing indexes, and those of which a build was interrupted. `concurrently` needs more time and blocks no
 * writes; not inside of a transaction.
 */
export async function buildIndexes(
  db: Database,
  { concurrently }: { readonly concurrently: boolean },
): Promise<void> {
  const how = concurrently ? sql.raw("concurrently") : sql.empty();
  for (const { name, definition, isInvalid } of await missingIndexes(db)) {
    if (isInvalid) await db.execute(sql`drop index ${how} if exists ${sql.identifier(name)}`);
    await db.execute(sql`create index ${how} ${sql.identifier(name)} ${sql.raw(definition)}`);
  }
  for (const name of formerIndexes) {
    await db.execute(sql`drop index ${how} if exists ${sql.identifier(name)}`);
  }
}

/** The indexes that {@link buildIndexes} would build. An interrupted build leaves an invalid index, which no query uses. */
export async function missingIndexes(
  db: Database,
): Promise<readonly (OnlineIndex & { readonly isInvalid: boolean })[]> {
  const names: SQL[] = onlineIndexes.map(({ name }) => sql`${name}`);
  const built = rowsOf<{ name: string; valid: boolean }>(
    await db.execute(sql`select relname as name, indisvalid as valid from pg_index
      join pg_class on pg_class.oid = indexrelid
      where pg_table_is_visible(indexrelid) and relname in (${sql.join(names, sql`, `)})`),
  );
  return onlineIndexes.flatMap((index) => {
    const found = built.find(({ name }) => name === index.name);
    return found?.valid ? [] : [{ ...index, isInvalid: found !== undefined }];
  });
}
