import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { PostgresSettings } from "../../config/databaseSettings.ts";
import type { OpenDatabase, RunStatements, Statement, StatementCall, TextRow } from "../Database.ts";
import { runLocked } from "./jobLock.ts";
import { migratePostgres, requireMigrated } from "./postgresMigrations.ts";
import { directOptions, openPool } from "./postgresPool.ts";
import { requireNoPooler } from "./requireNoPooler.ts";
import { retryTransactions } from "./retryConflicts.ts";
import { executeSql, prepareSql, unpreparedSql } from "../statements.ts";

const RECONNECT_MS = 1_000;

/**
 * Connects to PostgreSQL, with the migrations as the settings say. Throws a StartFailure when they are missing and must not be
 * run, and for a pooler that the settings do not name. `onLost` is called when a connection is lost.
 */
export async function openPostgres(
  settings: PostgresSettings,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const { connections, transactionPooler, migrateAtStart } = settings;
  if (!transactionPooler) await requireNoPooler(settings);
  await (migrateAtStart ? migratePostgres : requireMigrated)(settings);
  const pool = openPool(settings, connections, onLost);
  const heartbeat = openPool(settings, 1, onLost);
  const runAll = transactionPooler ? runUnprepared(pool) : runPrepared(pool);
  const listeners = new Set<() => Promise<void>>();
  return {
    db: retryTransactions(drizzle(pool)),
    heartbeatDb: drizzle(heartbeat),
    pool,
    exclusive: false,
    run: async (statement, values) => (await runAll([{ statement, values }]))[0] ?? [],
    runAll,
    withLock: (name, work) => runLocked(directOptions(settings), onLost, name, work),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: async (channel, onNotice) => {
      const stop = await listen(directOptions(settings), channel, onNotice, onLost);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      await Promise.all([pool.end(), heartbeat.end()]);
    },
  };
}

/** A pooler gives every transaction another connection: the values are written into the statements. */
function runUnprepared(pool: pg.Pool): RunStatements {
  return async (calls) => {
    const text = calls.map((call) => unpreparedSql(call, pg.escapeLiteral)).join("; ");
    const result: unknown = await pool.query({ text, rowMode: "array" });
    // Several statements have one result each.
    const results = (Array.isArray(result) ? result : [result]) as pg.QueryArrayResult<string[]>[];
    return results.map(({ rows }) => rows);
  };
}

// SQL `prepare`, because the protocol has no option for a generic plan from the first run on.
function runPrepared(pool: pg.Pool): RunStatements {
  const prepared = new WeakMap<pg.PoolClient, Set<string>>();

  async function runBy(client: pg.PoolClient, calls: readonly StatementCall[]): Promise<TextRow[][]> {
    const names = prepared.get(client) ?? new Set();
    prepared.set(client, names);
    const unknown = calls.map(({ statement }) => statement).filter(({ name }) => !names.has(name));
    const text = [...new Set(unknown)].map(prepareSql).concat(executeSql(calls, pg.escapeLiteral)).join("; ");
    // Several statements have one result each.
    const results: unknown = await client.query({ text, rowMode: "array" });
    for (const { name } of unknown) names.add(name);
    return (results as pg.QueryArrayResult<string[]>[]).slice(-calls.length).map(({ rows }) => rows);
  }

  async function runWithoutValues({ name, text }: Statement): Promise<TextRow[]> {
    return (await pool.query<string[]>({ name, text, rowMode: "array" })).rows;
  }

  return async (calls) => {
    // A statement without values is planned once by the protocol too.
    if (calls.some(({ values }) => values.length === 0)) {
      const each = calls.map(async (call) =>
        call.values.length === 0 ? runWithoutValues(call.statement) : ((await runTogether([call]))[0] ?? []),
      );
      return Promise.all(each);
    }
    return runTogether(calls);
  };

  async function runTogether(calls: readonly StatementCall[]): Promise<TextRow[][]> {
    const client = await pool.connect();
    try {
      const results = await runBy(client, calls);
      client.release();
      return results;
    } catch (error) {
      // The pool does the same: the state of the connection is unknown after this error.
      client.release(error as Error);
      throw error;
    }
  }
}

// Notifications have their own connection, which is opened again when it is lost.
async function listen(
  options: pg.ClientConfig,
  channel: string,
  onNotice: (payload: string) => void,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client(options);
    fresh.on("notification", (notice) => onNotice(notice.payload ?? ""));
    fresh.on("error", onLost);
    await fresh.connect();
    // Only after the connection: a connection that failed also emits `end`, and would be opened twice.
    fresh.on("end", retry);
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    client = fresh;
  }

  function retry(): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      connect().catch((error: Error) => {
        onLost(error);
        retry();
      });
    }, RECONNECT_MS);
  }

  try {
    await connect();
  } catch (error) {
    // The first `listen` rejects, and the caller can try again.
    stopped = true;
    clearTimeout(timer);
    throw error;
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
