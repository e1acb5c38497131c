import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, rowsOf } from "../Database.ts";
import { variantText } from "../schema/chat.ts";
import { character, characterRevision, user } from "../schema/referenced.ts";
import { characterSearch, userSearch } from "./searchColumns.ts";
import { textSearch } from "./textSearch.ts";

/** Rows of one statement, so that no statement blocks others for long. */
const BATCH = 200;

/** A table with rows that are searched. */
interface SearchedTable<Row> {
  readonly table: PgTable;
  /** How to select each text. */
  readonly texts: Readonly<Record<keyof Row & string, SQL | PgColumn>>;
  /** The column that is null in a row that is not prepared. */
  readonly unprepared: string;
  readonly columnsOf: (row: Row) => Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, "text" | "tsvector">>;
}

const names = { search: "tsvector", folded_name: "text", name_key: "text" } as const;

const characters: SearchedTable<Record<"name" | "tagline" | "bio" | "language", string>> = {
  table: character,
  texts: {
    name: sql`coalesce(${character.name}, '')`,
    tagline: character.tagline,
    bio: sql`coalesce((select ${characterRevision.fields} ->> 'bio' from ${characterRevision}
      where ${characterRevision.character_id} = ${character.id}
        and ${characterRevision.revision} = ${character.revision}), '')`,
    language: character.language,
  },
  unprepared: "folded_name",
  columnsOf: characterSearch,
  types: names,
};

const users: SearchedTable<Record<"user_name", string>> = {
  table: user,
  texts: { user_name: sql`coalesce(${user.user_name}, '')` },
  unprepared: "folded_name",
  columnsOf: ({ user_name }) => userSearch(user_name),
  types: names,
};

const messages: SearchedTable<Record<"text", string>> = {
  table: variantText,
  texts: { text: variantText.text },
  unprepared: "line",
  columnsOf: ({ text }) => textSearch(text),
  types: { line: "text" },
};

/**
 * Prepares rows for search: of earlier versions, and those whose texts a takedown replaced. Resolves to their number. Other
 * processes can write meanwhile; a row that they prepare stays as they wrote it.
 */
export async function fillSearch(db: Database): Promise<number> {
  return (await fill(db, characters)) + (await fill(db, users)) + (await fill(db, messages));
}

async function fill<Row>(db: Database, searched: SearchedTable<Row>): Promise<number> {
  for (let filled = 0; ; ) {
    const rows = await fillBatch(db, searched);
    filled += rows;
    if (rows < BATCH) return filled;
  }
}

async function fillBatch<Row>(
  db: Database,
  { table, texts, unprepared, columnsOf, types }: SearchedTable<Row>,
): Promise<number> {
  const isUnprepared = sql`${sql.identifier(getTableName(table))}.${sql.identifier(unprepared)} is null`;
  const selected = Object.entries<SQL | PgColumn>(texts).map(
    ([name, text]) => sql`${text} as ${sql.identifier(name)}`,
  );
  const rows = rowsOf<Row & { readonly id: string }>(
    await db.execute(sql`select id, ${list(selected)} from ${table} where ${isUnprepared}
      order by id limit ${BATCH}`),
  );
  if (rows.length === 0) return 0;
  const prepared = JSON.stringify(rows.map((row) => ({ id: row.id, ...columnsOf(row) })));
  const columns = Object.entries(types).map(
    ([name, type]) => sql`${sql.identifier(name)} = prepared.${sql.identifier(name)}::${sql.raw(type)}`,
  );
  const record = ["id", ...Object.keys(types)].map((name) => sql`${sql.identifier(name)} text`);
  await db.execute(sql`update ${table} set ${list(columns)}
    from json_to_recordset(${prepared}::json) as prepared(${list(record)})
    where ${table}.id = prepared.id and ${isUnprepared}`);
  return rows.length;
}

function list(parts: readonly (SQL | ReturnType<typeof sql.identifier>)[]): SQL {
  return sql.join([...parts], sql`, `);
}
