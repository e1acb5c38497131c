import { mkdtempSync, openAsBlob } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { inject } from "vitest";
import type { OpenDatabase } from "../db/Database.ts";
import { createPglite, openPglite } from "../db/pglite/pglite.ts";
import { postgresAt } from "../config/databaseSettings.ts";
import { openPostgres } from "../db/postgres/postgres.ts";
import { newId } from "../shared/ids.ts";

/** A migrated embedded database as a template. */
export function pgliteDump(): Promise<Blob> {
  return openAsBlob(inject("pgliteDump"));
}

/** A new data folder with a migrated embedded database. To create one from nothing takes ten times as long as this copy. */
export async function migratedDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "mimi-folder-"));
  await (await createPglite(join(folder, "db"), await pgliteDump())).close();
  return folder;
}

const inMemory = new Set<PGlite>();

/** A new embedded database in memory, migrated. It is closed at the end of the test file. */
export async function freshPglite(): Promise<OpenDatabase> {
  const client = await createPglite("memory://", await pgliteDump());
  inMemory.add(client);
  return openPglite(client);
}

/** Closes open embedded databases, because the next test file needs the memory. */
export async function closeOpen(): Promise<void> {
  for (const client of inMemory) if (!client.closed) await client.close();
  inMemory.clear();
}

/** A new PostgreSQL database, migrated, on the server of the run; behind PgBouncer when the run has one. */
export async function freshPostgres(): Promise<OpenDatabase> {
  const address = await freshPostgresAddress();
  const pooler = inject("pooler");
  const url = `postgres://postgres@${pooler}/${nameOf(address)}`;
  const settings = postgresAt(address);
  return openPostgres(
    pooler === null ? settings : { ...settings, url, transactionPooler: true },
    () => undefined,
  );
}

/** The address of a new PostgreSQL database, migrated, on the server of the run. */
export async function freshPostgresAddress(): Promise<string> {
  const template = inject("postgresTemplate");
  const name = newId();
  const client = new pg.Client({ connectionString: addressOf(template, "postgres") });
  await client.connect();
  try {
    const [from, to] = [nameOf(template), name].map((one) => client.escapeIdentifier(one));
    await client.query(`create database ${to} template ${from}`);
  } finally {
    await client.end();
  }
  return addressOf(template, name);
}

function nameOf(address: string): string {
  return new URL(address).pathname.slice(1);
}

function addressOf(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
