import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { storedTables } from "../../cli/transfer/storedTables.ts";
import { postgresAt } from "../../config/databaseSettings.ts";
import type { Database, OpenDatabase } from "../../db/Database.ts";
import { migrationsFolder } from "../../db/migrationsFolder.ts";
import { createPglite, openPglite } from "../../db/pglite/pglite.ts";
import { openPostgres } from "../../db/postgres/postgres.ts";
import { freshPostgresAddress } from "../databases.ts";
import type { DatabaseKind } from "../describeEachDatabase.ts";

/** Rows by their tables, or the statements that insert them. */
type Rows = Readonly<Record<string, readonly object[]>> | readonly string[];

/**
 * A database as an earlier version left it, opened by this version, which migrates it. `upTo` is the number of the first
 * migration that the earlier version did not have, such as `0028`.
 */
export async function openEarlier(kind: DatabaseKind, upTo: string, rows: Rows): Promise<OpenDatabase> {
  const folder = migrationsBefore(upTo);
  if (kind === "PGlite") {
    const client = await createPglite("memory://");
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder: folder });
    await addRows(db, rows);
    return openPglite(client);
  }
  const address = await freshPostgresAddress();
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query("drop schema public cascade; drop schema drizzle cascade; create schema public");
  const db = drizzlePostgres({ client });
  await migratePostgres(db, { migrationsFolder: folder });
  await addRows(db, rows);
  await client.end();
  return openPostgres(postgresAt(address), () => undefined);
}

/** A copy of the first migrations. */
function migrationsBefore(number: string): string {
  const folder = mkdtempSync(join(tmpdir(), "mimi-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => tag < number);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

async function addRows(db: Database, rows: Rows): Promise<void> {
  if (isStatements(rows)) {
    for (const statement of rows) await db.execute(sql.raw(statement));
    return;
  }
  for (const { name, columns, sequences } of await storedTables(db)) {
    const added = rows[name];
    if (!added) continue;
    const named = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    await db.execute(sql`insert into ${sql.identifier(name)} (${named})
      select ${named} from json_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(added)}::json)`);
    for (const [column, sequence] of Object.entries(sequences)) {
      const last = sql`(select max(${sql.identifier(column)}) from ${sql.identifier(name)})`;
      await db.execute(sql`select setval(${sequence}, ${last})`);
    }
  }
}

function isStatements(rows: Rows): rows is readonly string[] {
  return Array.isArray(rows);
}
