import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postgresAt } from "../../config/databaseSettings.ts";
import { newId } from "../../shared/ids.ts";
import { type PostgresCluster, startPostgres } from "../../testing/postgresCluster.ts";
import { runProgram } from "../../testing/programs.ts";
import { type Database, type OpenDatabase, rowsOf } from "../Database.ts";
import { missingIndexes } from "../indexes.ts";
import { openPostgres } from "./postgres.ts";
import { migratePostgres } from "./postgresMigrations.ts";
import { abuseReport } from "../schema/safety.ts";

let cluster: PostgresCluster;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await cluster.stop();
});

async function open(url: string, changes: Partial<ReturnType<typeof postgresAt>> = {}): Promise<Database> {
  const database = await openPostgres({ ...postgresAt(url), ...changes }, () => undefined);
  opened.push(database);
  return database.db;
}

function addReport(db: Database) {
  const made = { receipt: newId(), item_id: newId(), evidence: {}, created_at: new Date() };
  return db.insert(abuseReport).values({ ...made, kind: "character", reason: "spam" });
}

// Rule: migrate-command
it("a start that must not migrate names what the database lacks, and opens a migrated one", async () => {
  const url = await cluster.freshDatabase();
  const start = () => open(url, { migrateAtStart: false });
  await expect(start()).rejects.toThrow(/^DATABASE_MIGRATIONS=require.* \d+ migrations,.*npm run migrate$/);
  await migratePostgres(postgresAt(url));
  const db = await start();
  await db.execute(sql`drop index abuse_report_open`);
  await expect(start()).rejects.toThrow(/lacks the index abuse_report_open; /);
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = 0 where id > 2`);
  await expect(start()).rejects.toThrow(/ migrations, the index abuse_report_open; /);
});

// Rule: migrate-command
it("builds an index while its table is written, and without waiting for the other processes that start", async () => {
  const url = await cluster.freshDatabase();
  const db = await open(url);
  const impatient = await open(url, { statementTimeoutMs: 5_000 });
  await db.execute(sql`drop index abuse_report_open`);
  const building = sql`select count(*)::int as count from pg_stat_activity
    where query ilike 'create index%' and wait_event_type = 'Lock'`;
  const starts: Promise<void>[] = [];
  await db.transaction(async (tx) => {
    // The build waits for this transaction.
    await addReport(tx);
    starts.push(migratePostgres(postgresAt(url)), migratePostgres(postgresAt(url)));
    await expect.poll(async () => rowsOf(await impatient.execute(building))).toEqual([{ count: 1 }]);
    await addReport(impatient);
  });
  await Promise.all(starts);
  expect(await missingIndexes(db)).toEqual([]);
});

// Rule: migrate-command
it("builds an index again whose build was interrupted", async () => {
  const url = await cluster.freshDatabase();
  const db = await open(url);
  await db.execute(
    sql`update pg_index set indisvalid = false where indexrelid = 'abuse_report_open'::regclass`,
  );
  expect(await missingIndexes(db)).toMatchObject([{ name: "abuse_report_open", isInvalid: true }]);
  await migratePostgres(postgresAt(url));
  expect(await missingIndexes(db)).toEqual([]);
});

it.each(["PGlite", "PostgreSQL"] as const)(
  "the command migrates a new database once, on %s",
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "mimi-migrate-"));
    const url = await cluster.freshDatabase();
    const postgres: Record<string, string> =
      kind === "PostgreSQL" ? { DATABASE_URL: url, DATABASE_MIGRATIONS: "require" } : {};
    const env = { MIMI_DATA_DIR: folder, LOG_LEVEL: "silent", ...postgres };
    for (let time = 0; time < 2; time += 1) {
      const { status, stdout, stderr } = runProgram("cli/migrate", [], { env, cwd: folder });
      expect([status, stdout + stderr]).toEqual([
        0,
        "the database has every migration and index of this version\n",
      ]);
    }
    if (kind === "PostgreSQL") await open(url, { migrateAtStart: false });
    rmSync(folder, { recursive: true, force: true });
  },
);

it("the command prints one line about a database that it cannot reach", () => {
  const env = { DATABASE_URL: "postgres://mimi:zz_secret@127.0.0.1:9/mimi" };
  const { status, stdout, stderr } = runProgram("cli/migrate", [], { env });
  expect(status).toBe(1);
  expect(stdout + stderr).toMatch(/^DATABASE_URL [^\n]* ECONNREFUSED\n$/);
});
