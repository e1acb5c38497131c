import { pino } from "pino";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDeps } from "../server/makeDeps.ts";
import { readSettings } from "../config/settings.ts";
import { type PostgresCluster, startPostgres } from "../testing/postgresCluster.ts";
import { type OpenDatabase, rowsOf } from "./Database.ts";
import { openDatabase } from "./open.ts";
import { openPostgres } from "./postgres.ts";
import { user } from "./schema.ts";
import { seedSample } from "../seed/seedSample.ts";

const log = pino({ level: "silent" });
const STARTS = 4;

let cluster: PostgresCluster;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await cluster.stop();
});

it("several processes can start at once on an empty database: it is created and filled once", async () => {
  const settings = readSettings({
    DATABASE_URL: await cluster.freshDatabase(),
    MIMI_DATA_DIR: "/tmp/mimi-starts",
  });
  const start = async () => {
    const database = await openDatabase(settings, log);
    opened.push(database);
    await seedSample({
      ...makeDeps(settings, log, database),
      files: {
        put: async (name) => `/uploads/${name}`,
        get: async () => null,
        remove: async () => undefined,
      },
    });
    return database.db;
  };
  const [db] = await Promise.all(Array.from({ length: STARTS }, start));
  if (!db) throw new Error("Nothing started.");
  const [migrations] = rowsOf<{ all: number; once: number }>(
    await db.execute(
      sql`select count(*)::int as all, count(distinct hash)::int as once from drizzle.__drizzle_migrations`,
    ),
  );
  expect(migrations?.all).toBeGreaterThan(0);
  expect(migrations?.all).toBe(migrations?.once);
  const [cast] = rowsOf<{ all: number; once: number }>(
    await db.execute(sql`select count(*)::int as all, count(distinct name)::int as once from tag`),
  );
  expect(cast?.all).toBeGreaterThan(0);
  expect(cast?.all).toBe(cast?.once);
});

it("reports in one line, without the password, that a database cannot be reached", async () => {
  const settings = readSettings({ DATABASE_URL: "postgres://mimi:zz_secret@127.0.0.1:9/mimi" });
  const failed = await openDatabase(settings, log).then(
    () => "opened",
    (error: unknown) => (error instanceof Error ? error.message : "unknown"),
  );
  expect(failed).toMatch(/^DATABASE_URL [^\n]* ECONNREFUSED$/);
  expect(failed).not.toContain("zz_secret");
});

it("receives notifications again after the database was restarted", { timeout: 60_000 }, async () => {
  const lost: Error[] = [];
  const database = await openPostgres(await cluster.freshDatabase(), (error) => lost.push(error));
  opened.push(database);
  const heard: string[] = [];
  await database.listen("news", (notice) => heard.push(notice));
  const tell = (what: string) =>
    database.db.execute(sql`select pg_notify('news', ${what})`).then(
      () => [...heard],
      () => [],
    );
  await expect.poll(() => tell("before")).toContain("before");
  await cluster.crash();
  await expect.poll(() => tell("after"), { timeout: 30_000 }).toContain("after");
  expect(lost.length).toBeGreaterThan(0);
});

it("plans a frequent query once, in transactions too", async () => {
  const { db, ...database } = await openPostgres(await cluster.freshDatabase(), () => undefined);
  opened.push({ db, ...database });
  const kept = await db.transaction(async (tx) => {
    for (let time = 0; time < 8; time += 1) await tx.select().from(user).where(eq(user.id, "nobody"));
    const said = sql`select sum(generic_plans + custom_plans)::int as times from pg_prepared_statements
      where statement like '%from "user"%'`;
    return rowsOf<{ times: number }>(await tx.execute(said));
  });
  // From the fifth run on.
  expect(kept).toEqual([{ times: 4 }]);
});
