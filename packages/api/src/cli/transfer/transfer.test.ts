import { routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../../domain/audit/audit.ts";
import { type Database, type OpenDatabase, rowsOf } from "../../db/Database.ts";
import { auditEntry } from "../../db/schema/safety.ts";
import { freshPglite, freshPostgres } from "../../testing/databases.ts";
import { addTags } from "../../testing/addCharacter.ts";
import { addTurns } from "../../testing/addTurns.ts";
import { fillEveryTable } from "../../testing/fillEveryTable.ts";
import { storedRows } from "../../testing/storedRows.ts";
import { testApp } from "../../testing/testApp.ts";
import { linesOf } from "./dump.ts";
import { exportDatabase } from "./exportDatabase.ts";
import { importDatabase } from "./importDatabase.ts";

const TURNS = 1_500;

let small: OpenDatabase;
let dump: string;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  small = await freshPglite();
  opened.push(small);
  await fillEveryTable(small.db);
  await addTurns(small.db, "c".repeat(22), { count: TURNS, length: 300 });
  dump = await exported(small.db);
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
});

async function anotherPostgres(): Promise<OpenDatabase> {
  const database = await freshPostgres();
  opened.push(database);
  return database;
}

async function exported(db: Database): Promise<string> {
  const pieces: string[] = [];
  await exportDatabase(db, new Date(), async (lines) => void pieces.push(lines));
  return pieces.join("");
}

/** Chunks of any size, as when a file is read. A chunk can end inside a character. */
async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += 4_099) yield bytes.subarray(from, from + 4_099);
}

const imported = (db: Database, text: string) => importDatabase(db, linesOf(chunksOf(text)));

describe("moving from PGlite to PostgreSQL", () => {
  let grown: OpenDatabase;
  beforeAll(async () => {
    grown = await anotherPostgres();
    await imported(grown.db, dump);
  });

  it("moves every row of every table without a change", async () => {
    const before = await storedRows(small.db);
    const after = await storedRows(grown.db);
    for (const [name, rows] of before) expect([name, rows.length > 0]).toEqual([name, true]);
    expect(before.get("message")?.length).toBe(TURNS + 1);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, rows] of before) expect(after.get(name), name).toEqual(rows);
  });

  it("lets the database compute generated values again", async () => {
    const api = testApp(grown);
    const found = await api.call(routes.search, { info: "lighthouse" });
    expect(found.data.items.map(({ id }) => id)).toEqual(["character-1"]);
    await api.stop();
  });

  it("continues the numbering of sequences", async () => {
    const [known] = rowsOf<{ last: number }>(
      await small.db.execute(sql`select max(id)::int as last from tag`),
    );
    expect(await addTags(grown.db, ["Next"])).toEqual([(known?.last ?? 0) + 1]);
    await audit(grown.db, new Date(), { actor: "system", action: "test.next", severity: "info" });
    const entries = await grown.db.select({ id: auditEntry.id }).from(auditEntry).orderBy(auditEntry.id);
    expect(entries.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it("keeps the audit log append-only", async () => {
    await expect(grown.db.execute(sql`delete from audit_entry`)).rejects.toThrow();
  });

  it("refuses a second import", async () => {
    const before = await storedRows(grown.db);
    await expect(imported(grown.db, dump)).rejects.toThrow("not empty");
    expect(await storedRows(grown.db)).toEqual(before);
  });
});

describe("a dump", () => {
  it("of PostgreSQL can be imported into an embedded database", async () => {
    const large = await anotherPostgres();
    await imported(large.db, dump);
    const back = await freshPglite();
    opened.push(back);
    await imported(back.db, await exported(large.db));
    expect(await storedRows(back.db)).toEqual(await storedRows(small.db));
  });

  it.each<[string, (whole: string) => string, string]>([
    ["is cut off between lines", (whole) => whole.split("\n").slice(0, -2).join("\n"), "cut off"],
    ["is cut off within a line", (whole) => whole.slice(0, whole.length / 2), "cut off"],
    ["lacks its last row", (whole) => whole.split("\n").toSpliced(-3, 1).join("\n"), "cut off"],
    [
      "lacks what others refer to",
      (whole) => whole.replace(/.*"persona_id":"persona-1".*\n/, ""),
      "do not fit",
    ],
    ["is nothing of ours", () => '{"hello":1}\n', "no dump"],
    ["is empty", () => "", "cut off"],
    [
      "is of another version",
      (whole) => whole.replace(/"migrations":"\w/, '"migrations":"-'),
      "another version",
    ],
  ])("that %s imports nothing", async (_case, broken, reason) => {
    const database = await anotherPostgres();
    await expect(imported(database.db, broken(dump))).rejects.toThrow(reason);
    for (const [name, rows] of await storedRows(database.db)) expect([name, rows]).toEqual([name, []]);
  });
});
