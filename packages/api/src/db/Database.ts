import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";
import type { RunStatement, RunStatements } from "./statements.ts";

/** The database, or a transaction on it; PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that was opened, with its migrations run. */
export interface OpenDatabase {
  readonly db: Database;
  /** The same database by a connection of its own, for the little that must not wait behind many calls. */
  readonly heartbeatDb: Database;
  /** Whether no other process can use this database: what another one left unfinished is nobody's. */
  readonly exclusive: boolean;
  /** Runs a statement that is planned once. Never within a transaction: it has its own connection. */
  readonly run: RunStatement;
  /** Runs several of them in one trip. */
  readonly runAll: RunStatements;
  /** Calls back for each notification on a channel, from any process. Resolves to what ends it. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>;
  /** How many connections there are and wait, where there are connections. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** The rows of a raw statement. Counts must be cast to `::int`: `pg` gives bigints as text. */
export function rowsOf<Row>(result: unknown): readonly Row[] {
  return (result as { rows: readonly Row[] }).rows;
}
