import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/Database.ts";
import type { DumpEnd, DumpHead } from "./dump.ts";
import { migrationsOf, type StoredTable, storedTables } from "./storedTables.ts";

/** Rows read at a time: a database of any size passes through in pieces. */
const PIECE = 500;

/**
 * Writes everything that the database holds, line by line, as it stood at one moment. `write` gets whole lines; what it
 * resolves to is waited for. Resolves to the number of rows of each table.
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

// The database itself writes the JSON, and only the database reads it again: no value passes through JavaScript.
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
    const rows = rowsOf<{ readonly row: string }>(await tx.execute(sql.raw(`fetch ${PIECE} from dump`)));
    if (rows.length === 0) break;
    count += rows.length;
    // A line feed stands only between the parts of a stored JSON value: within text it is escaped.
    await write(rows.map(({ row }) => line(row.replaceAll("\n", " "))).join(""));
  }
  await tx.execute(sql`close dump`);
  return count;
}

async function readSequences(tx: Database, tables: readonly StoredTable[]): Promise<DumpEnd["sequences"]> {
  const names = tables.flatMap(({ sequences }) => Object.values(sequences));
  const states = await Promise.all(
    names.map(async (name) => {
      const [state] = rowsOf<{ last_value: string; is_called: boolean }>(
        await tx.execute(sql`select last_value::text, is_called from ${sql.raw(name)}`),
      );
      return state ? [[name, state] as const] : [];
    }),
  );
  return Object.fromEntries(states.flat());
}
