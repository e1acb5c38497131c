import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { OpenDatabase } from "./Database.ts";
import { migrationsFolder } from "./migrationsFolder.ts";
import { FrequentQueries } from "./frequentQueries.ts";
import {
  executeSql,
  prepareSql,
  type RunStatements,
  type Statement,
  type StatementCall,
  type TextRow,
} from "./statements.ts";

/** Any number that no other program uses: several instances can start at once. */
const MIGRATION_LOCK = 727_271;
const RECONNECT_MS = 1_000;
/** Connections of a process for API calls. */
const CONNECTIONS = 20;
/** Milliseconds that a call waits for a connection. */
const WAIT_MS = 20_000;

/** Connects to PostgreSQL. `onLost` is called when a connection is lost. */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const pool = openPool(url, CONNECTIONS, onLost);
  const heartbeat = openPool(url, 1, onLost);
  await migrateAlone(pool);
  const runAll = runOn(pool);
  const listeners = new Set<() => Promise<void>>();
  return {
    db: drizzle(pool),
    heartbeatDb: drizzle(heartbeat),
    exclusive: false,
    run: async (statement, values) => (await runAll([{ statement, values }]))[0] ?? [],
    runAll,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: async (channel, onNotice) => {
      const stop = await listen(url, channel, onNotice, onLost);
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

// SQL `prepare`, because the protocol has no option for a generic plan from the first run on.
function runOn(pool: pg.Pool): RunStatements {
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

  async function runAlone({ name, text }: Statement): Promise<TextRow[]> {
    return (await pool.query<string[]>({ name, text, rowMode: "array" })).rows;
  }

  return async (calls) => {
    // A statement without values is planned once by the protocol too.
    if (calls.some(({ values }) => values.length === 0)) {
      const each = calls.map(async (call) =>
        call.values.length === 0 ? runAlone(call.statement) : ((await runTogether([call]))[0] ?? []),
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

function openPool(url: string, max: number, onLost: (error: Error) => void): pg.Pool {
  const Client = namingClient(new FrequentQueries());
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: WAIT_MS, Client });
  releaseBrokenClients(pool, onLost);
  return pool;
}

/**
 * A client that names frequent queries. drizzle names a query only when it is prepared by hand, and the queries of a send
 * are not, so PostgreSQL would plan them again for each send.
 */
function namingClient(frequent: FrequentQueries): typeof pg.Client {
  return class extends pg.Client {
    override query(query: unknown, values?: unknown, ...rest: unknown[]): never {
      const named = isNameless(query, values) ? { ...query, name: frequent.nameOf(query.text) } : query;
      return (super.query as (...all: unknown[]) => unknown).call(this, named, values, ...rest) as never;
    }
  };
}

/** Whether there are values. Without values the protocol uses one message instead of five, and no name. */
function isNameless(query: unknown, values: unknown): query is { readonly text: string } {
  if (typeof query !== "object" || query === null || !("text" in query)) return false;
  const { name } = query as { readonly name?: string };
  return name === undefined && Array.isArray(values) && values.length > 0;
}

// An `error` event without a listener would end the process, whether the connection is idle or in a transaction. When a
// connection is lost at the start of a transaction, drizzle never releases it; after ten of these the pool would be
// empty.
function releaseBrokenClients(pool: pg.Pool, onLost: (error: Error) => void): void {
  const held = new WeakSet<pg.PoolClient>();
  pool.on("error", onLost);
  pool.on("acquire", (client) => void held.add(client));
  pool.on("release", (_error, client) => void held.delete(client));
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      onLost(error);
      if (!held.has(client)) return;
      client.release(error);
      // The transaction may release it again.
      client.release = () => undefined;
    });
  });
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  }
}

// Notifications have their own connection, which is opened again when it is lost.
async function listen(
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
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
