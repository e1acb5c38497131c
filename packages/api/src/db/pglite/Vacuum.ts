import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";

/** Bytes that are written to the database's log between two runs. */
const LOG_BYTES = 4 * 1024 * 1024;
/** Milliseconds between two looks at the log. */
const CHECK_MS = 10_000;

/**
 * Vacuums the embedded database, which has no autovacuum: without it the room of deleted and rewritten rows is never used
 * again. Runs while there are writes, a table at a time, so that other queries run in between.
 */
export class Vacuum {
  readonly #client: PGlite;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<unknown> = Promise.resolve();
  #loggedBytes = 0;

  constructor(client: PGlite, log: Logger) {
    this.#client = client;
    this.#log = log;
    this.#timer = setInterval(() => {
      this.#running = this.runIfDue();
    }, CHECK_MS).unref();
  }

  /** Vacuums all tables if enough was written since the last run. False when not, and after a failure, which is logged. */
  async runIfDue(): Promise<boolean> {
    try {
      if ((await this.#readLoggedBytes()) - this.#loggedBytes < LOG_BYTES) return false;
      const { rows } = await this.#client.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
      );
      for (const { name } of rows) await this.#client.exec(`vacuum ${name}`);
      this.#loggedBytes = await this.#readLoggedBytes();
      return true;
    } catch (err) {
      this.#log.warn({ err }, "the embedded database could not be vacuumed");
      return false;
    }
  }

  /** Stops, and waits for the current run. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #readLoggedBytes(): Promise<number> {
    const { rows } = await this.#client.query<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`,
    );
    return rows[0]?.bytes ?? 0;
  }
}
