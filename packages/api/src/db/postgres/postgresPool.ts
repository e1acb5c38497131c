import pg from "pg";
import type { PostgresSettings } from "../../config/databaseSettings.ts";
import { FrequentQueries } from "../frequentQueries.ts";
import { retryConflict } from "./retryConflicts.ts";

/** Milliseconds that a call waits for a connection. */
const WAIT_MS = 20_000;

/** How one connection reaches PostgreSQL itself, and its name in `pg_stat_activity`. */
export function directOptions({
  directUrl,
  applicationName,
}: Pick<PostgresSettings, "directUrl" | "applicationName">): pg.ClientConfig {
  return { connectionString: directUrl, application_name: applicationName, keepAlive: true };
}

/** A pool of at most `max` connections. `onLost` is called when a connection is lost. */
export function openPool(
  { url, applicationName, statementTimeoutMs, transactionPooler }: PostgresSettings,
  max: number,
  onLost: (error: Error) => void,
): pg.Pool {
  const frequent = new FrequentQueries();
  // drizzle names a query only when it is prepared by hand. The queries of a send are not, so PostgreSQL would plan them
  // again for each send.
  // Without values the protocol uses one message instead of five, and needs no name.
  const nameOf = ({ text, name }: NameableQuery, hasValues: boolean) =>
    name ?? (hasValues ? frequent.nameOf(text) : undefined);
  const pool = new RetryingPool({
    ...{ connectionString: url, application_name: applicationName, keepAlive: true },
    ...{ max, connectionTimeoutMillis: WAIT_MS },
    // A pooler refuses connections that set a time limit, and prepares nothing.
    ...(transactionPooler ? {} : { statement_timeout: statementTimeoutMs }),
    Client: clientWithNames(transactionPooler ? () => undefined : nameOf),
  });
  releaseBrokenClients(pool, onLost);
  return pool;
}

/** Runs a single statement again when it lost a conflict with another transaction. */
class RetryingPool extends pg.Pool {
  override query(...given: unknown[]): never {
    const query = super.query.bind(this) as (...all: unknown[]) => Promise<unknown>;
    return retryConflict(() => query(...given)) as never;
  }
}

/** The fields of a query that decide about its name. */
interface NameableQuery {
  readonly text: string;
  readonly name?: string | undefined;
  readonly values?: unknown;
}

/** A client that gives each query the name that `nameOf` returns. PostgreSQL prepares a query with a name. */
function clientWithNames(
  nameOf: (query: NameableQuery, hasValues: boolean) => string | undefined,
): typeof pg.Client {
  return class extends pg.Client {
    override query(query: unknown, values?: unknown, ...rest: unknown[]): never {
      // drizzle passes the values beside the query, other libraries within it.
      const named = isNameable(query)
        ? { ...query, name: nameOf(query, isFilled(values) || isFilled(query.values)) }
        : query;
      return (super.query as (...all: unknown[]) => unknown).call(this, named, values, ...rest) as never;
    }
  };
}

/** Whether a query is a plain object. A query of another class sends itself. */
function isNameable(query: unknown): query is NameableQuery {
  return typeof query === "object" && query !== null && "text" in query && !("submit" in query);
}

function isFilled(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

// An `error` event without a listener would end the process, whether the connection is idle or in a transaction. When a
// connection is lost at the start of a transaction, drizzle never releases it; after ten of these the pool would be
// empty.
function releaseBrokenClients(pool: pg.Pool, onLost: (error: Error) => void): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on("error", onLost);
  pool.on("acquire", (client) => void inUse.add(client));
  pool.on("release", (_error, client) => void inUse.delete(client));
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      onLost(error);
      if (!inUse.has(client)) return;
      client.release(error);
      // The transaction may release it again.
      client.release = () => undefined;
    });
  });
}
