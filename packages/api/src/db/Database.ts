import type pg from "pg";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A database, or a transaction; PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with its migrations. */
export interface OpenDatabase {
  readonly db: Database;
  /** The same database by its own connection, so that heartbeats do not wait behind calls. */
  readonly heartbeatDb: Database;
  /** The connections, for libraries with their own statements; null on the embedded database. */
  readonly pool: pg.Pool | null;
  /** Whether no other process can use this database, so that unfinished work of others has no owner. */
  readonly exclusive: boolean;
  /** Runs a prepared statement. Not inside a transaction: it has its own connection. */
  readonly run: RunStatement;
  /** Runs several prepared statements in one trip. */
  readonly runAll: RunStatements;
  /** Calls back for each notification on a channel, from any process. Resolves to a function that stops it. */
  listen(channel: string, onNotice: (payload: string) => void): Promise<() => Promise<void>>;
  /** Runs `work` unless another process runs work of the same name; resolves to null then. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | null>;
  /** Refuses or accepts writes, with SQLSTATE 25006. Only the embedded database has it. */
  readonly setReadOnly?: (readOnly: boolean) => Promise<void>;
  /** The number of connections, on PostgreSQL. */
  readonly connections?: () => { readonly open: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

/** A prepared statement of a connection. Its values are `$1`, `$2` and so on, all of type text. */
export interface Statement {
  /** Unique; each connection prepares it under this name. */
  readonly name: string;
  readonly text: string;
  /** The number of its values. */
  readonly values: number;
}

/** Runs a statement. Resolves to rows of text: a statement selects only text. */
export type RunStatement = (statement: Statement, values: readonly string[]) => Promise<readonly TextRow[]>;

/** A statement with its values. */
export interface StatementCall {
  readonly statement: Statement;
  readonly values: readonly string[];
}

/** Runs statements in order on one connection, in one trip. If one fails, all do. */
export type RunStatements = (calls: readonly StatementCall[]) => Promise<readonly (readonly TextRow[])[]>;

/** A row of a statement. */
export type TextRow = readonly (string | null)[];

/** The rows of a raw statement. Cast counts to `::int`: `pg` returns bigints as text. */
export function rowsOf<Row>(result: unknown): readonly Row[] {
  return (result as { rows: readonly Row[] }).rows;
}
