import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Logger } from "pino";
import type { OpenDatabase, RunStatements, Statement, TextRow } from "../Database.ts";
import { buildIndexes } from "../indexes.ts";
import { fillSearch } from "../search/fillSearch.ts";
import { migrationsFolder } from "../migrationsFolder.ts";
import { planFrequentQueries } from "./planFrequentQueries.ts";
import { executeSql, prepareSql, quoted } from "../statements.ts";
import { Vacuum } from "./Vacuum.ts";

/** Without these settings the log of a busy database grows to 290 MB, and the memory by the same amount. */
const smallLog = [
  ...["-c", "shared_buffers=32MB"],
  ...["-c", "max_wal_size=64MB"],
  ...["-c", "min_wal_size=32MB"],
];

/** After this time, in milliseconds, other work of the process runs between two queries. */
const TURN_MS = 20;

/** Starts the embedded database in a folder. A new one is a copy of the given dump, or empty. */
export function createPglite(dataDir: string, copy?: Blob): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...smallLog],
    ...(copy ? { loadDataDir: copy } : {}),
  });
}

/**
 * Opens the embedded database. It survives the end of the process, but not a power failure: it never fsyncs. With a log, it
 * is vacuumed from time to time.
 */
export async function openPglite(place: string | PGlite, log: Logger | null = null): Promise<OpenDatabase> {
  const client = typeof place === "string" ? await createPglite(place) : place;
  yieldToOthers(client);
  planFrequentQueries(client);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  await buildIndexes(db, { concurrently: false });
  await fillSearch(db);
  const runAll = runOn(client);
  const vacuum = log && new Vacuum(client, log);
  return {
    db,
    heartbeatDb: db,
    pool: null,
    exclusive: true,
    run: async (statement, values) => (await runAll([{ statement, values }]))[0] ?? [],
    runAll,
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    withLock: (_name, work) => work(),
    setReadOnly: async (readOnly) => {
      await client.exec(`set default_transaction_read_only = ${readOnly ? "on" : "off"}`);
    },
    close: async () => {
      await vacuum?.close();
      await client.close();
    },
  };
}

// PGlite plans its own queries each time, which for a page of cards is most of the work. A statement prepared by SQL is
// planned once.
function runOn(client: PGlite): RunStatements {
  const prepared = new Map<string, Promise<unknown>>();

  function prepare(statement: Statement): Promise<unknown> {
    const preparation = client.exec(prepareSql(statement));
    prepared.set(statement.name, preparation);
    preparation.catch(() => prepared.delete(statement.name));
    return preparation;
  }

  return async (calls) => {
    for (const { statement } of calls) await (prepared.get(statement.name) ?? prepare(statement));
    const results = await client.exec(executeSql(calls, quoted), { rowMode: "array" });
    return results.slice(-calls.length).map(({ rows }) => rows as unknown as TextRow[]);
  };
}

// PGlite runs in this process and answers without a turn of the event loop, so a loop of queries would block everything
// else. All queries use this method, transactions too.
function yieldToOthers(client: PGlite): void {
  const run = client.execProtocolRaw.bind(client);
  let turnedAt = performance.now();
  client.execProtocolRaw = async (message, options) => {
    if (performance.now() - turnedAt > TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve));
      turnedAt = performance.now();
    }
    return run(message, options);
  };
}
