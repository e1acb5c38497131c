import type { PgPreparedQuery, PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { Database } from "./Database.ts";

/** What a query builder prepares. */
type Prepared = Pick<PgPreparedQuery<PreparedQueryConfig>, "execute">;

/** The part of drizzle's session that a prepared query uses. It is private in drizzle's types. */
interface Session {
  readonly client: unknown;
}

/**
 * A query with `sql.placeholder(...)` whose SQL is built once, for any database and any transaction. drizzle's own prepared
 * queries belong to one connection or transaction, and building the SQL again is a third of the work of a send.
 */
export function prepareOnce<Query extends Prepared>(
  build: (db: Database) => { prepare(name: string): Query },
  name: string,
): (db: Database) => Query {
  // PGlite's and PostgreSQL's prepared queries differ.
  const byDriver = new WeakMap<object, Query>();
  return (db) => {
    const session: unknown = db._.session;
    const driver = (session as object).constructor;
    const prepared = byDriver.get(driver) ?? build(db).prepare(name);
    byDriver.set(driver, prepared);
    return Object.assign(Object.create(prepared) as Query, { client: (session as Session).client });
  };
}
