import pg from "pg";
import type { PostgresSettings } from "../../config/databaseSettings.ts";
import { StartFailure } from "../../shared/StartFailure.ts";

/** How often both connections are asked: another client can have the connection that the first one left. */
const ROUNDS = 5;
const WAIT_MS = 20_000;

/** One connection to the database. */
export type Connection = Pick<pg.Client, "connect" | "query" | "end">;

/**
 * Throws a StartFailure when `DATABASE_URL` is a pooler that gives each transaction another connection and the settings do not say
 * so: prepared queries, notices and locks would fail later, now and then. Two open clients of PostgreSQL, and of a pooler of
 * sessions, never have the same process.
 */
export async function requireNoPooler(
  settings: PostgresSettings,
  open: () => Connection = () => clientOf(settings),
): Promise<void> {
  const clients = [open(), open()] as const;
  try {
    for (const client of clients) await client.connect();
    if (await shareProcess(clients)) throw isPooler();
  } catch (error) {
    // PgBouncer refuses a connection with a time limit.
    throw /unsupported startup parameter/.test((error as Error).message) ? isPooler() : error;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function shareProcess([one, other]: readonly [Connection, Connection]): Promise<boolean> {
  const ofOne = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    ofOne.add(await processOf(one));
    if (ofOne.has(await processOf(other))) return true;
  }
  return false;
}

async function processOf(client: Connection): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

function clientOf({ url, applicationName, statementTimeoutMs }: PostgresSettings): pg.Client {
  return new pg.Client({
    ...{ connectionString: url, application_name: applicationName, connectionTimeoutMillis: WAIT_MS },
    statement_timeout: statementTimeoutMs,
  });
}

function isPooler(): StartFailure {
  return new StartFailure(
    "DATABASE_URL is a pooler such as PgBouncer that gives each transaction another connection: set DATABASE_POOLER=transaction, " +
      "and DATABASE_DIRECT_URL to PostgreSQL itself",
  );
}
