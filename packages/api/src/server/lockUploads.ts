import { setTimeout as setTimeoutAsync } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { directOptions } from "../db/postgres/postgresPool.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** Any number that no other lock of this product uses. */
const UPLOADS_LOCK = 727_282;
/** Milliseconds that a start waits for the end of the process before it, and milliseconds between two attempts. */
const WAIT_MS = 5_000;
const RETRY_MS = 250;
/** Milliseconds until a lock is tried again that was lost, for example because PostgreSQL was restarted. */
const RELOCK_MS = 2_000;
const CONNECT_MS = 20_000;

type DirectSettings = Parameters<typeof directOptions>[0];

/**
 * Allows one process at a time to store uploads in its data folder: other processes on the same database would miss them. The
 * lock belongs to a connection of its own, directly to PostgreSQL, because a pooler would give the connection to others. Throws
 * a StartFailure while another process has the lock. Resolves to a function that releases it.
 */
export async function lockUploads(settings: DirectSettings, log: Logger): Promise<() => Promise<void>> {
  let isReleased = false;
  let client = await lockWithin(WAIT_MS, settings, log);
  client.once("end", () => void lockAgain());

  async function lockAgain(): Promise<void> {
    while (!isReleased) {
      await setTimeoutAsync(RELOCK_MS, undefined, { ref: false });
      const locked = await tryLock(settings, log).catch(() => null);
      if (!locked) continue;
      client = locked;
      client.once("end", () => void lockAgain());
      // The process was stopped meanwhile.
      if (isReleased) await client.end();
      return;
    }
  }

  return async () => {
    isReleased = true;
    await client.end();
  };
}

async function lockWithin(ms: number, settings: DirectSettings, log: Logger): Promise<pg.Client> {
  const until = performance.now() + ms;
  for (;;) {
    const client = await tryLock(settings, log);
    if (client) return client;
    if (performance.now() >= until) break;
    await setTimeoutAsync(RETRY_MS);
  }
  throw new StartFailure(
    "another process on this database stores uploads in its data folder, where this one would miss them; set " +
      "S3_ENDPOINT, or UPLOADS_SHARED=on when MIMI_DATA_DIR is one folder that all processes share",
  );
}

/** A connection that has the lock; null when another process has it. */
async function tryLock(settings: DirectSettings, log: Logger): Promise<pg.Client | null> {
  const client = new pg.Client({ ...directOptions(settings), connectionTimeoutMillis: CONNECT_MS });
  client.on("error", (err) => log.warn({ err }, "the connection that locks the uploads was lost"));
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    UPLOADS_LOCK,
  ]);
  if (rows[0]?.locked) return client;
  await client.end();
  return null;
}
