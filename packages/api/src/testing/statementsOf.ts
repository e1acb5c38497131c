import { AsyncLocalStorage } from "node:async_hooks";
import { type Logger, NoopLogger } from "drizzle-orm";
import pg from "pg";
import type { OpenDatabase } from "../db/Database.ts";

/**
 * The statements of some work, on PostgreSQL all trips of the driver, with `begin` and `commit`, and on PGlite those of drizzle.
 * Jobs of the process run statements too, which do not belong to it.
 */
export async function statementsOf<Result>(
  { pool }: OpenDatabase,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly statements: string[] }> {
  const ofWork = new AsyncLocalStorage<string[]>();
  const count = (statement: string) => void ofWork.getStore()?.push(statement);
  const stop = pool ? watchDriver(count) : watchDrizzle(count);
  const statements: string[] = [];
  try {
    return { result: await ofWork.run(statements, work), statements };
  } finally {
    stop();
  }
}

function watchDriver(count: (statement: string) => void): () => void {
  const { prototype } = pg.Client;
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    count(typeof first === "string" ? first : (first as { readonly text: string }).text);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return () => {
    prototype.query = query;
  };
}

function watchDrizzle(count: (statement: string) => void): () => void {
  const prototype: Logger = NoopLogger.prototype;
  const { logQuery } = prototype;
  prototype.logQuery = count;
  return () => {
    prototype.logQuery = logQuery;
  };
}
