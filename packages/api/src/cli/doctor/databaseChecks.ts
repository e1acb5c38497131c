import { access, constants } from "node:fs/promises";
import type { Client } from "pg";
import type { PostgresSettings } from "../../config/databaseSettings.ts";
import type { Settings } from "../../config/settings.ts";
import { freeBytesOf } from "../../shared/DiskSpace.ts";
import { ensureFolder } from "../../shared/privateFolder.ts";
import { type CheckResult, failed, ok } from "./ServiceCheck.ts";

const MEGABYTE = 1024 * 1024;
const CONNECT_MS = 10_000;
const NOTIFY_MS = 10_000;
const CHANNEL = "mimi_doctor";

/** Connects to PostgreSQL and creates a table that does not stay, or measures the disk of the embedded database. */
export async function checkDatabase({ postgres, dataDir }: Settings): Promise<CheckResult> {
  if (postgres === null) {
    await ensureFolder(dataDir);
    await access(dataDir, constants.W_OK);
    return ok(`${Math.floor((await freeBytesOf(dataDir)) / MEGABYTE)} MB free`);
  }
  return connected(postgres.url, async (client) => {
    await tryTable(client);
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return ok(`PostgreSQL ${rows[0]?.server_version ?? ""}, tables can be created`);
  });
}

/** Creates a table in a transaction that is rolled back: a pooler gives the same connection to the next client. */
export async function tryTable(client: Pick<Client, "query">): Promise<void> {
  await client.query("begin");
  try {
    await client.query("create temporary table doctor (id int)");
  } finally {
    await client.query("rollback");
  }
}

/**
 * Notices that are sent through the pooler must arrive: a second pooler passes none on, nor does another database.
 *
 * @param waitMs Milliseconds for the notice. @default 10,000
 */
export async function checkDirectConnection(
  { url, directUrl }: PostgresSettings,
  waitMs = NOTIFY_MS,
): Promise<CheckResult> {
  return connected(directUrl, async (listener) => {
    const received = Promise.withResolvers<boolean>();
    listener.on("notification", () => received.resolve(true));
    await listener.query(`listen ${CHANNEL}`);
    await connected(url, (sender) => sender.query(`notify ${CHANNEL}`));
    const timer = setTimeout(() => received.resolve(false), waitMs);
    const isReceived = await received.promise;
    clearTimeout(timer);
    return isReceived
      ? ok("notices of DATABASE_URL arrive")
      : failed("no notice of DATABASE_URL arrives: another database, or a pooler");
  });
}

async function connected<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
