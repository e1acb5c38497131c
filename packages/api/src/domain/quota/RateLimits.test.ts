import { ErrorCode } from "@mimi/contract";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { postgresAt } from "../../config/databaseSettings.ts";
import { type Rates, readRates } from "../../config/rateLimitSettings.ts";
import type { OpenDatabase } from "../../db/Database.ts";
import { openPostgres } from "../../db/postgres/postgres.ts";
import { rateLimit } from "../../db/schema/limits.ts";
import { newId } from "../../shared/ids.ts";
import { freshPostgresAddress } from "../../testing/databases.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { isInstalled, startPgBouncer } from "../../testing/systemProxy.ts";
import { deleteOldCounts, RateLimits, reportFallbacks } from "./RateLimits.ts";

const rates = readRates({}) as Rates;
const refused = { code: ErrorCode.rateLimited };

/** The number of calls of many at once that are not refused. */
async function accepted(calls: readonly Promise<unknown>[]): Promise<number> {
  return (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled").length;
}

describeEachDatabase("a rate limit", (database) => {
  let ada: string;
  let limits: RateLimits;
  beforeEach(() => {
    ada = newId();
    limits = new RateLimits({ rates, pool: database().pool });
  });
  afterEach(() => vi.useRealTimers());

  it("allows its calls in a window, then says how long to wait, and allows them again after that time", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let call = 0; call < 20; call += 1) await limits.consume("send", ada);
    vi.advanceTimersByTime(5_000);
    await expect(limits.consume("send", ada)).rejects.toMatchObject({
      ...refused,
      retryAfter: 15,
      details: { retry_after: 15 },
    });
    vi.advanceTimersByTime(15_000);
    await limits.consume("send", ada);
  });

  it.each([
    ["exchange", 60, 60],
    ["search", 60, 12],
    ["searchChats", 10, 10],
    ["edit", 20, 20],
    ["branch", 5, 50],
    ["exportChat", 20, 200],
    ["create", 20, 100],
    ["save", 60, 60],
    ["upload", 20, 100],
    ["send", 20, 20],
    ["prompt", 20, 20],
    ["suggest", 10, 100],
    ["checkout", 10, 100],
    ["export", 5, 500],
    ["report", 10, 200],
    ["change", 120, 60],
    ["end", 60, 60],
    ["account", 20, 3_600],
  ] as const)("of %s allows %i calls in %i s", async (name, calls, seconds) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const all = Array.from({ length: calls + 5 }, () => limits.consume(name, ada));
    expect(await accepted(all)).toBe(calls);
    await expect(limits.consume(name, ada)).rejects.toMatchObject({ retryAfter: seconds });
  });

  it("counts a large call as several, and allows one at any size", async () => {
    await limits.consume("edit", ada, 13);
    await expect(limits.consume("edit", ada, 13)).rejects.toMatchObject(refused);
    const bram = newId();
    await limits.consume("edit", bram, 1_000);
    await expect(limits.consume("edit", bram)).rejects.toMatchObject(refused);
  });

  it("is separate for each caller and each kind of call", async () => {
    expect(await accepted(Array.from({ length: 30 }, () => limits.consume("send", ada)))).toBe(20);
    await limits.consume("send", newId());
    await limits.consume("edit", ada);
  });

  it("can be switched off for load tests", async () => {
    const off = new RateLimits({ rates: readRates({ RATE_LIMITS: "off" }), pool: database().pool });
    expect(await accepted(Array.from({ length: 100 }, () => off.consume("send", ada)))).toBe(100);
  });

  // Rule: rate-limits-shared
  it("is set by the operator, and the others are not changed by that", async () => {
    const set = new RateLimits({
      rates: readRates({ RATE_LIMITS: "send:3/10, edit:2/5" }),
      pool: database().pool,
    });
    expect(await accepted(Array.from({ length: 9 }, () => set.consume("send", ada)))).toBe(3);
    expect(await accepted(Array.from({ length: 9 }, () => set.consume("edit", ada)))).toBe(2);
    expect(await accepted(Array.from({ length: 9 }, () => set.consume("branch", ada)))).toBe(5);
  });
});

describe("rate limits of several processes", () => {
  let databases: readonly OpenDatabase[];
  let ada: string;
  beforeAll(async () => {
    const at = postgresAt(await freshPostgresAddress());
    databases = await Promise.all([1, 2, 3].map(() => openPostgres(at, () => undefined)));
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));
  beforeEach(() => {
    ada = newId();
  });
  const limitsOf = ({ pool }: OpenDatabase) => new RateLimits({ rates, pool });

  // Rule: rate-limits-shared
  it("hold for all of them together, with any number of calls at once", async () => {
    const limits = databases.map(limitsOf);
    const calls = Array.from(
      { length: 90 },
      (_, at) => limits[at % 3]?.consume("send", ada) ?? Promise.reject(new Error("none")),
    );
    expect(await accepted(calls)).toBe(20);
  });

  // Rule: rate-limits-shared
  it("cost one statement for a call, and none for a caller that was refused", async () => {
    const [database] = databases;
    if (!database?.pool) throw new Error("PostgreSQL has a pool.");
    const query = vi.spyOn(database.pool, "query");
    const limits = limitsOf(database);
    for (let call = 0; call < 20; call += 1) await limits.consume("send", ada);
    expect(query).toHaveBeenCalledTimes(20);
    for (let call = 0; call < 10; call += 1)
      await expect(limits.consume("send", ada)).rejects.toMatchObject(refused);
    expect(query).toHaveBeenCalledTimes(20);
    query.mockRestore();
  });

  // Rule: rate-limits-shared
  it("are counted by each process while the database does not answer", async () => {
    const closedDatabase = await openPostgres(postgresAt(await freshPostgresAddress()), () => undefined);
    await closedDatabase.close();
    const fallbacks: unknown[] = [];
    const limits = new RateLimits({
      rates,
      pool: closedDatabase.pool,
      onFallback: (error) => fallbacks.push(error),
    });
    expect(await accepted(Array.from({ length: 30 }, () => limits.consume("send", ada)))).toBe(20);
    expect(fallbacks).toHaveLength(30);
    expect(fallbacks[0]).toBeInstanceOf(Error);
  });

  // Rule: rate-limits-shared
  it("that only one process counts are counted in a metric, and logged at most once a minute", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const lines: unknown[] = [];
    const log = pino({ level: "warn" }, { write: (line) => void lines.push(JSON.parse(line)) });
    const rateLimitFallback = vi.fn();
    const report = reportFallbacks(log, { rateLimitFallback });
    for (let call = 0; call < 5; call += 1) report(new Error("No database."));
    expect(lines).toMatchObject([{ level: 40, err: { message: "No database." } }]);
    vi.advanceTimersByTime(60_000);
    report(new Error("Still none."));
    expect(lines).toMatchObject([{}, { err: { message: "Still none." } }]);
    expect(rateLimitFallback).toHaveBeenCalledTimes(6);
    vi.useRealTimers();
  });

  // Rule: rate-limits-shared
  it("store no caller by name, and their rows are deleted when their windows are over", async () => {
    const [database] = databases;
    if (!database) throw new Error("There are three databases.");
    await database.db.delete(rateLimit);
    const limits = limitsOf(database);
    await limits.consume("send", ada);
    await limits.consume("export", "192.0.2.7");
    const rows = await database.db.select().from(rateLimit);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${ada}|192`));
    await deleteOldCounts(database.db, new Date(Date.now() + 60_000));
    expect(await database.db.$count(rateLimit)).toBe(1);
    await deleteOldCounts(database.db, new Date(Date.now() + 600_000));
    expect(await database.db.$count(rateLimit)).toBe(0);
  });
});

describe.skipIf(!isInstalled("pgbouncer"))("rate limits of several processes behind PgBouncer", () => {
  it("hold for all of them together", async () => {
    const directUrl = await freshPostgresAddress();
    const pooler = await startPgBouncer(new URL(directUrl).searchParams.get("host") ?? "");
    const url = `postgres://postgres@${pooler.address}${new URL(directUrl).pathname}`;
    const at = { ...postgresAt(url), directUrl, transactionPooler: true };
    const databases = await Promise.all([1, 2].map(() => openPostgres(at, () => undefined)));
    const onFallback = vi.fn();
    const limits = databases.map(({ pool }) => new RateLimits({ rates, pool, onFallback }));
    const ada = newId();
    const calls = Array.from({ length: 60 }, async (_none, call) => limits[call % 2]?.consume("send", ada));
    expect(await accepted(calls)).toBe(20);
    expect(onFallback).not.toHaveBeenCalled();
    await Promise.all(databases.map((database) => database.close()));
    await pooler.stop();
  });
});
