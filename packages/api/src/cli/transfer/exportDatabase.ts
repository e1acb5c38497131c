import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/Database.ts";
import type { DumpEnd, DumpHead } from "./dump.ts";
import { migrationsOf, type StoredTable, storedTables } from "./storedTables.ts";

/** Rows per query, so that a database of any size uses little memory. */
const BATCH_ROWS = 500;

/**
 * Writes the whole database line by line, in one snapshot. `write` gets complete lines, and its promise is awaited.
 * Resolves to the number of rows of each table.
 */
export async function exportDatabase(
  db: Database,
  now: Date,
  write: (lines: string) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  return db.transaction(
    async (tx) => {
      const tables = await storedTables(tx);
      const head: DumpHead = {
        format: "mimi-dump",
        version: 1,
        exported_at: now.toISOString(),
        migrations: await migrationsOf(tx),
        tables: tables.map(({ name, columns }) => ({ name, columns })),
      };
      await write(`${JSON.stringify(head)}\n`);
      const counts = new Map<string, number>();
      for (const [at, table] of tables.entries()) {
        counts.set(table.name, await exportRows(tx, table, (row) => `${at}\t${row}\n`, write));
      }
      const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const end: DumpEnd = { end: true, rows, sequences: await readSequences(tx, tables) };
      await write(`${JSON.stringify(end)}\n`);
      return counts;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

// The database writes and reads the JSON, so that no value is changed by JavaScript.
async function exportRows(
  tx: Database,
  { name, columns }: StoredTable,
  line: (row: string) => string,
  write: (lines: string) => Promise<void>,
): Promise<number> {
  const named = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    declare dump no scroll cursor for
    select row_to_json(one)::text as row from (select ${named} from ${sql.identifier(name)}) as one`);
  let count = 0;
  for (;;) {
    const rows = rowsOf<{ readonly row: string }>(await tx.execute(sql.raw(`fetch ${BATCH_ROWS} from dump`)));
    if (rows.length === 0) break;
    count += rows.length;
    // Stored JSON contains line feeds only between its parts; in text they are escaped.
    await write(rows.map(({ row }) => line(row.replaceAll("\n", " "))).join(""));
  }
  await tx.execute(sql`close dump`);
  return count;
}

async function readSequences(tx: Database, tables: readonly StoredTable[]): Promise<DumpEnd["sequences"]> {
  const names = tables.flatMap(({ sequences }) => Object.values(sequences));
  const states: Record<string, DumpEnd["sequences"][string]> = {};
  // One after the other: they have one connection.
  for (const name of names) {
    const [state] = rowsOf<DumpEnd["sequences"][string]>(
      await tx.execute(sql`select last_value::text, is_called from ${sql.raw(name)}`),
    );
    if (state) states[name] = state;
  }
  return states;
}
