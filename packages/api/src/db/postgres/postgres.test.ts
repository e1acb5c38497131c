import { pino } from "pino";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeDeps } from "../../server/makeDeps.ts";
import { readRates } from "../../config/rateLimitSettings.ts";
import { RateLimits } from "../../domain/quota/RateLimits.ts";
import { readSettings } from "../../config/settings.ts";
import { type PostgresCluster, startPostgres } from "../../testing/postgresCluster.ts";
import { type OpenDatabase, rowsOf } from "../Database.ts";
import { openDatabase } from "../open.ts";
import { postgresAt } from "../../config/databaseSettings.ts";
import { openPostgres } from "./postgres.ts";
import { prepareOnce } from "../prepareOnce.ts";
import { user } from "../schema/referenced.ts";
import { statementOf } from "../statements.ts";
import { seedSample } from "../../seed/seedSample.ts";

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
        list: async function* () {},
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

it("receives notifications again after the database was restarted", async () => {
  const lost: Error[] = [];
  const database = await openPostgres(postgresAt(await cluster.freshDatabase()), (error) => lost.push(error));
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
  await expect.poll(() => tell("after")).toContain("after");
  expect(lost.length).toBeGreaterThan(0);
});

// Rule: postgres-timeouts
it("names its connections, and PostgreSQL ends a statement that takes too long", async () => {
  const url = await cluster.freshDatabase();
  const named = sql`select distinct application_name as name from pg_stat_activity where datname = current_database()`;
  const ordinary = await openPostgres(postgresAt(url), () => undefined);
  expect(rowsOf(await ordinary.db.execute(named))).toEqual([{ name: "mimi" }]);
  await ordinary.close();
  const { postgres } = readSettings({ DATABASE_URL: url, DATABASE_APPLICATION_NAME: "mimi-2" });
  const settings = { ...(postgres ?? postgresAt(url)), statementTimeoutMs: 100 };
  const database = await openPostgres(settings, () => undefined);
  opened.push(database);
  await database.listen("news", () => undefined);
  const names = await database.withLock("dust", () => database.db.execute(named));
  expect(rowsOf(names)).toEqual([{ name: "mimi-2" }]);
  const slow = database.db.execute(sql`select pg_sleep(60)`);
  await expect(slow).rejects.toMatchObject({ cause: { code: "57014" } });
});

// Rule: transactions-retried, postgres-timeouts
it("runs a transaction again that lost a conflict with another one", async () => {
  const database = await openPostgres(postgresAt(await cluster.freshDatabase()), () => undefined);
  opened.push(database);
  const { db } = database;
  await db.insert(user).values(["a", "b"].map((id) => ({ id, user_name: "" })));
  const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const attempts = [0, 0];
  // Each holds the row for which the other waits. The one that lost waits, so that it does not lose again.
  const rename = async (at: 0 | 1, [first, second]: readonly [string, string]) => {
    await db.transaction(async (tx) => {
      attempts[at] = (attempts[at] ?? 0) + 1;
      if (attempts[at] === 2) await ended[1 - at]?.promise;
      const add = (id: string) =>
        tx
          .update(user)
          .set({ user_name: sql`${user.user_name} || ${at}` })
          .where(eq(user.id, id));
      await add(first);
      bothHold[at]?.resolve();
      await bothHold[1 - at]?.promise;
      await add(second);
    });
    ended[at]?.resolve();
  };
  await Promise.all([rename(0, ["a", "b"]), rename(1, ["b", "a"])]);
  expect(attempts.toSorted()).toEqual([1, 2]);
  const names = await db.select({ name: user.user_name }).from(user);
  expect(names.map(({ name }) => name?.length)).toEqual([2, 2]);
});

// Rule: postgres-timeouts
it("runs a single statement again that lost a conflict with another one", async () => {
  const database = await openPostgres(postgresAt(await cluster.freshDatabase()), () => undefined);
  opened.push(database);
  const { db } = database;
  // A sequence counts on when the statement fails.
  await db.execute(sql`create sequence attempt`);
  await db.execute(sql`
    create function lose_once() returns bigint language plpgsql as $$
    declare at bigint := nextval('attempt');
    begin
      if at = 1 then raise exception 'lost' using errcode = '40001'; end if;
      return at;
    end $$`);
  expect(rowsOf(await db.execute(sql`select lose_once()::int as attempt`))).toEqual([{ attempt: 2 }]);
});

// Rule: postgres-timeouts
it("opens as many connections for calls as it is set to, and further calls wait", async () => {
  const DATABASE_URL = await cluster.freshDatabase();
  const { postgres } = readSettings({ DATABASE_URL, DATABASE_CONNECTIONS: "2" });
  const database = await openPostgres(postgres ?? postgresAt(DATABASE_URL), () => undefined);
  opened.push(database);
  const gate = Promise.withResolvers<void>();
  const busy = Promise.all([1, 2].map(() => database.db.transaction(() => gate.promise)));
  const calls = Promise.all([1, 2, 3].map(() => database.db.execute(sql`select 1`)));
  await expect.poll(() => database.connections?.()).toMatchObject({ open: 2, waiting: 3 });
  gate.resolve();
  await Promise.all([busy, calls]);
});

// Rule: postgres-timeouts
it("prepares nothing behind a pooler that gives each transaction another connection", async () => {
  const url = await cluster.freshDatabase();
  const settings = { ...postgresAt(url), connections: 1, transactionPooler: true };
  const database = await openPostgres(settings, () => undefined);
  opened.push(database);
  const statement = statementOf("echo", sql`select $1 || lower($2), $1`, 2);
  const prepared = prepareOnce(
    (db) =>
      db
        .select()
        .from(user)
        .where(eq(user.id, sql.placeholder("id"))),
    "test_user",
  );
  const hostile = "'; drop table \"user\"; -- \\' $2 \\";
  const onFallback = vi.fn();
  for (let time = 0; time < 8; time += 1) {
    await database.db.select().from(user).where(eq(user.id, "absent"));
    await database.db.transaction((tx) => prepared(tx).execute({ id: "absent" }));
    expect(await database.run(statement, [hostile, "B"])).toEqual([[`${hostile}b`, hostile]]);
  }
  const calls = ["A", "B"].map((value) => ({ statement, values: [value, ""] }));
  expect(await database.runAll(calls)).toEqual([[["A", "A"]], [["B", "B"]]]);
  // Other libraries name their statements, and pass the values within the query.
  const limits = new RateLimits({ rates: readRates({}), pool: database.pool, onFallback });
  for (let time = 0; time < 8; time += 1) await limits.consume("send", "ada");
  expect(onFallback).not.toHaveBeenCalled();
  const count = sql`select count(*)::int as count from pg_prepared_statements`;
  expect(rowsOf(await database.db.execute(count))).toEqual([{ count: 0 }]);
});

it("plans a frequent query once, in transactions too", async () => {
  const { db, ...database } = await openPostgres(postgresAt(await cluster.freshDatabase()), () => undefined);
  opened.push({ db, ...database });
  const plans = await db.transaction(async (tx) => {
    for (let time = 0; time < 8; time += 1) await tx.select().from(user).where(eq(user.id, "absent"));
    const planCount = sql`select sum(generic_plans + custom_plans)::int as times from pg_prepared_statements
      where statement like '%from "user"%'`;
    return rowsOf<{ times: number }>(await tx.execute(planCount));
  });
  // From the fifth run on.
  expect(plans).toEqual([{ times: 4 }]);
});
