import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { postgresAt } from "../config/databaseSettings.ts";
import { type ApiProcess, startApi } from "../testing/apiProcess.ts";
import { freshPostgresAddress } from "../testing/databases.ts";
import { lockUploads } from "./lockUploads.ts";

const log = pino({ level: "silent" });

let address: string;
beforeEach(async () => {
  address = await freshPostgresAddress();
});

function start(more: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  const folder = mkdtempSync(join(tmpdir(), "mimi-uploads-"));
  return startApi({ MIMI_DATA_DIR: folder, DATABASE_URL: address, ...more });
}

// Rule: uploads-folder-owner
it("refuses a second process with uploads on its disk, and accepts it when the first one was killed", async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    "another process on this database stores uploads in its data folder, where this one would miss them; set " +
      "S3_ENDPOINT, or UPLOADS_SHARED=on when MIMI_DATA_DIR is one folder that all processes share",
  );
  await first.end("SIGKILL");
  const second = await start();
  expect(await second.end("SIGTERM")).toBe(0);
});

// Rule: uploads-folder-owner
it("accepts several processes with one shared folder, or with a bucket", async () => {
  const bucket = {
    ...{ S3_ENDPOINT: "http://127.0.0.1:9", S3_REGION: "r", S3_BUCKET: "images" },
    ...{ S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret", SEED: "tags" },
  };
  for (const settings of [{ UPLOADS_SHARED: "on" }, bucket]) {
    const both = [await start(settings), await start(settings)];
    expect(await Promise.all(both.map((one) => one.end("SIGTERM")))).toEqual([0, 0]);
  }
});

// Rule: uploads-folder-owner
it("locks again after PostgreSQL has cut the connection", async () => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const locks = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    return rows.map(({ pid }) => pid);
  };
  const unlock = await lockUploads(postgresAt(address), log);
  const [first] = await locks();
  await client.query("select pg_terminate_backend($1)", [first]);
  const later = async () => (await locks()).filter((pid) => pid !== first);
  await expect.poll(later).toEqual([expect.any(Number)]);
  await unlock();
  await expect.poll(locks).toEqual([]);
  await client.end();
});
