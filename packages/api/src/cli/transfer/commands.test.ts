import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPglite, openPglite } from "../../db/pglite/pglite.ts";
import { postgresAt } from "../../config/databaseSettings.ts";
import { openPostgres } from "../../db/postgres/postgres.ts";
import { freshPostgresAddress, pgliteDump } from "../../testing/databases.ts";
import { fillEveryTable } from "../../testing/fillEveryTable.ts";
import { runProgram } from "../../testing/programs.ts";
import { storedRows } from "../../testing/storedRows.ts";

let folder: string;
let dump: string;
let full: Map<string, string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mimi-transfer-"));
  dump = join(folder, "mimi.dump");
  const database = await openPglite(await createPglite(join(folder, "db"), await pgliteDump()));
  await fillEveryTable(database.db);
  full = await storedRows(database.db);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as `npm run` does. Without an address it uses the embedded database. */
function run(command: "export" | "import", address: string | null, ...args: readonly string[]) {
  const env = { MIMI_DATA_DIR: folder, LOG_LEVEL: "silent", ...(address && { DATABASE_URL: address }) };
  const done = runProgram(`cli/transfer/${command}Data`, args, { env, cwd: folder });
  return { status: done.status, output: done.stdout + done.stderr };
}

it("the commands move all data from PGlite to PostgreSQL, in a file that only its owner can read", async () => {
  const exported = run("export", null, dump);
  expect(exported.output).toContain(`exported to ${dump}`);
  expect(exported.status).toBe(0);
  expect(statSync(dump).mode & 0o777).toBe(0o600);
  const address = await freshPostgresAddress();
  const rows = [...full.values()].flat().length;
  expect(run("import", address, dump)).toEqual({ status: 0, output: `imported ${rows} rows from ${dump}\n` });
  const database = await openPostgres(postgresAt(address), () => undefined);
  expect(await storedRows(database.db)).toEqual(full);
  await database.close();
  const again = run("import", address, dump);
  expect(again.output).toContain("not empty");
  expect(again.status).toBe(1);
});

it("the export does not overwrite a file", () => {
  const dump = join(folder, "kept.dump");
  writeFileSync(dump, "what was here before");
  const { status, output } = run("export", null, dump);
  expect(status).toBe(1);
  expect(output).toMatch(/^EEXIST[^\n]+\n$/);
  expect(readFileSync(dump, "utf8")).toBe("what was here before");
});

it.each([
  ["export", []],
  ["import", []],
  ["import", ["absent.dump"]],
] as const)("the %s prints one line about what is wrong with its file", (command, args) => {
  const { status, output } = run(command, null, ...args);
  expect(status).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
});
