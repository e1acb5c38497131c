import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/Database.ts";
import { storedTables } from "../cli/transfer/storedTables.ts";

/** All rows of all tables as JSON of the database, without generated values. */
export async function storedRows(db: Database): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const { name, columns } of await storedTables(db)) {
    const named = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const rows = await db.transaction(async (transaction) => {
      // PostgreSQL writes times in the time zone of its machine.
      await transaction.execute(sql`set local time zone 'UTC'`);
      return rowsOf<{ row: string }>(
        await transaction.execute(
          sql`select row_to_json(t)::text as row from (select ${named} from ${sql.identifier(name)}) t`,
        ),
      );
    });
    all.set(name, rows.map(({ row }) => row).sort());
  }
  return all;
}
