import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/Database.ts";

/** A table as the database describes it. */
export interface StoredTable {
  readonly name: string;
  /** Columns with stored values, without generated ones. */
  readonly columns: readonly string[];
  /** The sequence of each numbered column. */
  readonly sequences: Readonly<Record<string, string>>;
}

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly sequence: string | null;
}

/** All tables, each after the tables that its rows refer to. Unlogged tables are left out: a crash may empty them. */
export async function storedTables(db: Database): Promise<StoredTable[]> {
  const columns = rowsOf<ColumnRow>(
    await db.execute(sql`
      select c.table_name::text, c.column_name::text,
        pg_get_serial_sequence(quote_ident(c.table_name), c.column_name)::text as sequence
      from information_schema.columns as c join information_schema.tables as t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and (select relpersistence from pg_class where oid = to_regclass('public.' || quote_ident(c.table_name))) = 'p'
      order by c.table_name, c.ordinal_position`),
  );
  const references = rowsOf<{ readonly from: string; readonly to: string }>(
    await db.execute(sql`
      select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
      from pg_constraint where contype = 'f' and conrelid <> confrelid`),
  ).map(({ from, to }) => ({ from: unquoted(from), to: unquoted(to) }));
  const names = [...new Set(columns.map((column) => column.table_name))];
  return inOrder(names, references).map((name) => tableOf(name, columns));
}

function tableOf(name: string, columns: readonly ColumnRow[]): StoredTable {
  const own = columns.filter((column) => column.table_name === name);
  return {
    name,
    columns: own.map((column) => column.column_name),
    sequences: Object.fromEntries(
      own.flatMap(({ column_name, sequence }) => (sequence === null ? [] : [[column_name, sequence]])),
    ),
  };
}

function inOrder(
  names: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const placed: string[] = [];
  for (;;) {
    const left = names.filter((name) => !placed.includes(name));
    if (left.length === 0) return placed;
    const ready = left.filter((name) =>
      references.every(({ from, to }) => from !== name || !left.includes(to)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.join(", ")}.`);
    placed.push(...ready);
  }
}

function unquoted(name: string): string {
  return name.replaceAll('"', "");
}

/** The migrations of the database as one text. A dump only fits a database with the same migrations. */
export async function migrationsOf(db: Database): Promise<string> {
  const rows = rowsOf<{ readonly hash: string }>(
    await db.execute(sql`select hash from drizzle.__drizzle_migrations order by created_at`),
  );
  return rows.map(({ hash }) => hash.slice(0, 16)).join(" ");
}
