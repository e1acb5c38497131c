import { sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { setTimeout as setTimeoutAsync } from "node:timers/promises";
import { StartFailure } from "../../shared/StartFailure.ts";
import { type Database, rowsOf } from "../Database.ts";
import { buildIndexes, missingIndexes } from "../indexes.ts";
import { migrationsFolder } from "../migrationsFolder.ts";
import { fillSearch } from "../search/fillSearch.ts";
import { directOptions } from "./postgresPool.ts";

/** Any number that no other program uses: several processes can start at once. */
const MIGRATION_LOCK = 727_271;
/** Milliseconds between two attempts to get the lock. */
const LOCK_RETRY_MS = 200;
const CONNECT_MS = 20_000;

type DirectSettings = Parameters<typeof directOptions>[0];

/** Runs the migrations, builds the indexes and prepares rows for search, one process at a time. By its own connection without a time limit. */
export async function migratePostgres(settings: DirectSettings): Promise<void> {
  await withConnection(settings, async (db) => {
    await lock(db);
    await migrate(db, { migrationsFolder });
    await buildIndexes(db, { concurrently: true });
    await fillSearch(db);
  });
}

/** Throws a StartFailure when the database lacks a migration or an index of this version. */
export async function requireMigrated(settings: DirectSettings): Promise<void> {
  await withConnection(settings, async (db) => {
    const lacking = [
      ...(await missingMigrations(db)),
      ...(await missingIndexes(db)).map(({ name }) => `the index ${name}`),
    ];
    if (lacking.length === 0) return;
    throw new StartFailure(
      `DATABASE_MIGRATIONS=require, and the database lacks ${lacking.join(", ")}; run: npm run migrate`,
    );
  });
}

/** What the database lacks, in words. drizzle applies each migration that is newer than the last applied one. */
async function missingMigrations(db: Database): Promise<string[]> {
  const [table] = rowsOf<{ exists: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`),
  );
  const [applied] = table?.exists
    ? rowsOf<{ last: number | null }>(
        await db.execute(sql`select max(created_at)::float8 as last from drizzle.__drizzle_migrations`),
      )
    : [];
  const last = applied?.last ?? Number.NEGATIVE_INFINITY;
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last);
  return missing.length === 0 ? [] : [`${missing.length} migrations`];
}

// Polled, because a process that waits in `pg_advisory_lock` has a snapshot. A concurrent build of an index waits for the
// end of that snapshot, so both would wait for each other. The end of the connection releases the lock.
async function lock(db: Database): Promise<void> {
  for (;;) {
    const got = await db.execute(sql`select pg_try_advisory_lock(${MIGRATION_LOCK}) as got`);
    if (rowsOf<{ got: boolean }>(got)[0]?.got) return;
    await setTimeoutAsync(LOCK_RETRY_MS);
  }
}

async function withConnection(
  settings: DirectSettings,
  work: (db: NodePgDatabase) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...directOptions(settings), connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    await work(drizzle({ client }));
  } finally {
    await client.end();
  }
}
