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
  // Decided requests whose outcome is not sent yet.
  { name: "abuse_report_contact", definition: "on abuse_report (decided_at) where email is not null" },
  // The queue of moderation reads open reports and suspended characters only.
  {
    name: "abuse_report_open",
    definition: "on abuse_report (kind, item_id, created_at) where decided_at is null",
  },
  { name: "character_pending", definition: `on "character" (updated_at, id) where status = 'pending'` },
  // Old rows are deleted by their time.
  { name: "message_usage_day", definition: "on message_usage (day)" },
  { name: "chat_request_created", definition: "on chat_request (created_at)" },
  // Characters and users are searched by words, and by parts of their names.
  { name: "character_search", definition: `on "character" using gin (search) where listed` },
  // Lists have the characters in the reader's language first.
  {
    name: "character_language_ranked",
    definition: `on "character" (lower(split_part(language, '-', 1) collate "C"), score desc, id desc) where listed`,
  },
  // For counting what a search leaves out; otherwise every adult character would be read.
  {
    name: "character_adult_search",
    definition: `on "character" using gin (search, tag_ids) where listed and rating = 'nsfw'`,
  },
  {
    name: "character_name_search",
    definition: `on "character" using gin (ts_filter(search, '{a}')) where listed`,
  },
  // Only compared for equality. A name can have more bytes than an ordered index takes.
  { name: "character_folded_name", definition: `on "character" using hash (folded_name) where listed` },
  { name: "character_name_key", definition: `on "character" using gin (name_key gin_trgm_ops) where listed` },
  { name: "user_search", definition: `on "user" using gin (search)` },
  { name: "user_name_key", definition: `on "user" using gin (name_key gin_trgm_ops)` },
  // Rows that are not prepared for search.
  { name: "character_unprepared", definition: `on "character" (id) where folded_name is null` },
  { name: "user_unprepared", definition: `on "user" (id) where folded_name is null` },
  { name: "variant_text_unprepared", definition: "on variant_text (id) where line is null" },
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
