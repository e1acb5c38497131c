import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool } from "../../scripts/launch/runTool.ts";
import { root } from "../../scripts/launch/settings.ts";
import { postgresAt } from "../../packages/api/src/config/databaseSettings.ts";
import type { OpenDatabase } from "../../packages/api/src/db/Database.ts";
import { openPglite } from "../../packages/api/src/db/pglite/pglite.ts";
import { openPostgres } from "../../packages/api/src/db/postgres/postgres.ts";
import { startPostgres } from "../../packages/api/src/testing/postgresCluster.ts";

/** The database and the data folder of an API. */
export interface BenchDatabase {
  readonly kind: "PGlite" | "PostgreSQL";
  readonly environment: Readonly<Record<string, string>>;
  /** Stops the database, and removes the folder unless it is kept. */
  dispose(): Promise<void>;
}

/** Opens a database in this process, before or after an API has it open. */
export function openHere({ environment }: BenchDatabase): Promise<OpenDatabase> {
  const { DATABASE_URL, MIMI_DATA_DIR = "" } = environment;
  return DATABASE_URL
    ? openPostgres(postgresAt(DATABASE_URL), () => undefined)
    : openPglite(join(MIMI_DATA_DIR, "db"));
}

/** A new folder, and a new PostgreSQL server if needed. */
export async function newDatabase(kind: BenchDatabase["kind"]): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "mimi-bench-"));
  const cluster = kind === "PostgreSQL" ? await startPostgres() : null;
  const url = await cluster?.freshDatabase();
  return {
    kind,
    environment: environmentOf(folder, url),
    dispose: async () => {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A filled database in a folder that is kept for the next run. */
export async function persistentDatabase(
  kind: BenchDatabase["kind"],
  within: string,
  characters: number,
): Promise<BenchDatabase> {
  const folder = join(within, `${kind}-${characters}`);
  const filled = join(folder, "filled");
  mkdirSync(folder, { recursive: true });
  const cluster =
    kind === "PostgreSQL"
      ? await startPostgres({ dataFolder: join(folder, "cluster"), durable: true })
      : null;
  const url = await cluster?.database("kept");
  const database = {
    kind,
    environment: environmentOf(folder, url),
    dispose: async () => cluster?.stop(),
  };
  if (!existsSync(filled)) {
    await seed(database, characters);
    writeFileSync(filled, "");
  }
  return database;
}

/** Fills a database with characters. */
export async function seed({ environment }: BenchDatabase, characters: number): Promise<void> {
  const script = join(root, "packages/api/src/cli/seed.ts");
  await runTool(process.execPath, [script, "--characters", String(characters)], {
    ...process.env,
    ...environment,
  });
}

function environmentOf(folder: string, url: string | undefined): Readonly<Record<string, string>> {
  return { MIMI_DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) };
}
