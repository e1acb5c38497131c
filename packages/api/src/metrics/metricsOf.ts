import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { ModelPrice, ModelSettings } from "../config/modelSettings.ts";
import type { Settings } from "../config/settings.ts";
import { type OpenDatabase, rowsOf } from "../db/Database.ts";
import type { Files } from "../providers/files/Files.ts";
import { Metrics } from "./Metrics.ts";
import { StoredBytes } from "./StoredBytes.ts";

const MINUTE_MS = 60_000;
/** A bucket is listed in pages of a thousand files, and each page has a price. */
const HOUR_MS = 60 * MINUTE_MS;

/** All metrics of a server. */
export function metricsOf(
  { models }: Pick<Settings, "models">,
  { database, files }: { readonly database: OpenDatabase; readonly files: Files },
  log: Logger,
): Metrics {
  const sources = {
    database: { periodMs: MINUTE_MS, measure: () => databaseBytes(database) },
    uploads: { periodMs: HOUR_MS, measure: () => fileBytes(files) },
  };
  const stored = new StoredBytes(sources, log);
  return new Metrics({
    database,
    processFigures: true,
    models: modelsOf(models).map(({ id }) => id),
    prices: pricesOf(models),
    storedBytes: () => stored.latest(),
  });
}

function pricesOf(models: Settings["models"]): ReadonlyMap<string, ModelPrice> {
  return new Map(modelsOf(models).flatMap(({ id, price }) => (price ? [[id, price]] : [])));
}

function modelsOf(models: Settings["models"]): readonly ModelSettings[] {
  return models === null || models === "off" ? [] : models.models;
}

async function databaseBytes({ db }: OpenDatabase): Promise<number> {
  const [row] = rowsOf<{ readonly bytes: string }>(
    await db.execute(sql`select pg_database_size(current_database())::text as bytes`),
  );
  return Number(row?.bytes);
}

async function fileBytes(files: Files): Promise<number> {
  let sum = 0;
  for await (const { bytes } of files.list()) sum += bytes;
  return sum;
}
