import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createPglite, openPglite } from "../db/pglite/pglite.ts";
import { postgresAt } from "../config/databaseSettings.ts";
import { openPostgres } from "../db/postgres/postgres.ts";
import { startPgBouncer } from "./systemProxy.ts";
import { startPostgres } from "./postgresCluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a migrated PostgreSQL database, to be copied. */
    postgresTemplate: string;
    /** `host:port` of PgBouncer in front of PostgreSQL; null without the variable PGBOUNCER=1. */
    pooler: string | null;
    /** The file of a migrated embedded database, to be copied. */
    pgliteDump: string;
  }
}

/** Creates one migrated database of each kind before all tests, because a copy takes a tenth of the time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // All temporary folders of the run are in this one, so that one folder is left after an interrupted run.
  const folder = await mkdtemp(join(tmpdir(), "mimi-tests-"));
  // As root, PostgreSQL runs as another user, which must be able to read its own folder.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  // API processes of the tests compile the same modules each time.
  process.env.NODE_COMPILE_CACHE = join(folder, "compile-cache");
  const cluster = await startPostgres();
  const template = await cluster.freshDatabase();
  await (await openPostgres(postgresAt(template), () => undefined)).close();
  project.provide("postgresTemplate", template);
  const pooler = process.env.PGBOUNCER === "1" ? await startPgBouncer(socketFolderOf(template)) : null;
  project.provide("pooler", pooler?.address ?? null);
  project.provide("pgliteDump", await dumpTo(join(folder, "pglite.tar")));
  return async () => {
    await pooler?.stop();
    await cluster.stop();
    // A worker that ends may still write to the compile cache.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}

function socketFolderOf(address: string): string {
  return new URL(address).searchParams.get("host") ?? "";
}

async function dumpTo(file: string): Promise<string> {
  const client = await createPglite("memory://");
  const { close } = await openPglite(client);
  // Files that a copy does not need: without them a copy takes half the time.
  await client.exec(
    "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  );
  await client.exec("drop database template0");
  await client.exec("drop database template1");
  const dump = await client.dumpDataDir("none");
  await writeFile(file, dump.stream());
  await close();
  return file;
}
