import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../db/Database.ts";
import { storedTables } from "../cli/transfer/storedTables.ts";

/** Every row of every table as the database writes it, without what it works out for itself. */
export async function storedRows(db: Database): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const { name, columns } of await storedTables(db)) {
    const named = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const rows = await db.transaction(async (transaction) => {
      // PostgreSQL writes a time in the zone of its machine.
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
