import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, OpenDatabase } from "../../db/Database.ts";
import { createPglite, openPglite } from "../../db/pglite/pglite.ts";
import { diskFiles } from "../../providers/files/diskFiles.ts";
import type { Files } from "../../providers/files/Files.ts";
import { s3Files } from "../../providers/files/s3Files.ts";
import { freshPglite, freshPostgres, freshPostgresAddress, pgliteDump } from "../../testing/databases.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { type FakeS3, startFakeS3 } from "../../testing/fakeS3.ts";
import { fillEveryTable } from "../../testing/fillEveryTable.ts";
import { runProgram } from "../../testing/programs.ts";
import { storedRows } from "../../testing/storedRows.ts";
import { inParallel } from "./inParallel.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { writeBackup } from "./writeBackup.ts";

/** More than are copied at a time. */
const UPLOADS = Array.from({ length: 12 }, (_, at) => `upload-${at}-600.webp`);
/** Other bytes for each name, with line feeds and bytes that are no UTF-8. */
const bytesOf = (name: string) => Buffer.from([0, 255, 10, 13, ...Buffer.from(name)]);

const now = new Date("2026-11-23T12:00:00.000Z");
let buckets: FakeS3[] = [];

afterAll(async () => {
  await Promise.all(buckets.map((bucket) => bucket.close()));
  buckets = [];
});

function newFolder(): string {
  return join(mkdtempSync(join(tmpdir(), "mimi-backup-")), "backup");
}

async function emptyFiles(place: "disk" | "bucket"): Promise<Files> {
  if (place === "disk") return diskFiles(newFolder());
  const bucket = await startFakeS3();
  buckets.push(bucket);
  return s3Files(bucket.settings);
}

async function contentOf(files: Files): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for await (const { name } of files.list())
    content[name] = Buffer.from((await files.get(name)) ?? []).toString("hex");
  return content;
}

async function expectEmpty({ db, files }: { db: Database; files: Files }): Promise<void> {
  for (const [name, rows] of await storedRows(db)) expect([name, rows]).toEqual([name, []]);
  expect(await contentOf(files)).toEqual({});
}

describeEachDatabase("a backup", (database, kind) => {
  const other: Record<typeof kind, () => Promise<OpenDatabase>> = {
    PGlite: freshPostgres,
    PostgreSQL: freshPglite,
  };
  let source: Files;
  let folder: string;

  beforeAll(async () => {
    await fillEveryTable(database().db);
    source = await emptyFiles(kind === "PGlite" ? "disk" : "bucket");
    for (const name of UPLOADS) await source.put(name, bytesOf(name));
    folder = newFolder();
    await writeBackup({ db: database().db, files: source }, folder, now);
  });

  // Rule: backup-and-restore
  it.each(["disk", "bucket"] as const)(
    "restores every row and every upload in the other database, with uploads on %s",
    async (place) => {
      const target = await other[kind]();
      const files = await emptyFiles(place);
      const { rows, uploads } = await restoreBackup({ db: target.db, files }, folder);
      const before = await storedRows(database().db);
      expect(await storedRows(target.db)).toEqual(before);
      expect([rows, uploads]).toEqual([[...before.values()].flat().length, UPLOADS.length]);
      expect(await contentOf(files)).toEqual(await contentOf(source));
      await target.close();
    },
  );

  it("has checksums that `sha256sum` can compare, and only its owner can read it", () => {
    const { status, stdout } = spawnSync("sh", ["-c", "sha256sum --check --strict SHA256SUMS"], {
      cwd: folder,
    });
    expect(status).toBe(0);
    expect(String(stdout).trim().split("\n")).toHaveLength(UPLOADS.length + 1);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of ["database.dump", "SHA256SUMS", `uploads/${UPLOADS[0]}`])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  // A row that names an image was stored after the image.
  it("lists the uploads after the database is in it, so that no image of a row is missing", async () => {
    const place = newFolder();
    let dumpAtList = "";
    const list: Files["list"] = () => {
      dumpAtList = readFileSync(join(place, "database.dump"), "utf8");
      return source.list();
    };
    await writeBackup({ db: database().db, files: { ...source, list } }, place, now);
    expect(dumpAtList).not.toBe("");
    expect(readFileSync(join(place, "database.dump"), "utf8")).toBe(dumpAtList);
  });

  // Rule: backup-and-restore
  it("is refused by a database that is not empty, which is unchanged", async () => {
    const before = await storedRows(database().db);
    const files = await emptyFiles("disk");
    await expect(restoreBackup({ db: database().db, files }, folder)).rejects.toThrow("not empty");
    expect(await storedRows(database().db)).toEqual(before);
    expect(await contentOf(files)).toEqual({});
  });

  describe("restores nothing", () => {
    let target: { db: Database; files: Files; close: () => Promise<void> };
    beforeAll(async () => {
      const { db, close } = kind === "PGlite" ? await freshPglite() : await freshPostgres();
      target = { db, close, files: await emptyFiles("disk") };
    });
    afterAll(() => target.close());

    function copy(): string {
      const copied = newFolder();
      cpSync(folder, copied, { recursive: true });
      return copied;
    }
    const refused = async (copied: string, reason: string) => {
      await expect(restoreBackup(target, copied)).rejects.toThrow(reason);
      await expectEmpty(target);
    };

    // Rule: backup-and-restore
    it.each(["database.dump", `uploads/${UPLOADS[3]}`, "SHA256SUMS"])(
      "when one byte of %s is damaged",
      async (name) => {
        const copied = copy();
        const file = join(copied, name);
        const bytes = readFileSync(file);
        const middle = Math.floor(bytes.length / 2);
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        writeFileSync(file, bytes);
        await refused(copied, `the backup is damaged: ${name}`);
      },
    );

    it.each(["database.dump", `uploads/${UPLOADS[3]}`])("when %s is missing or cut off", async (name) => {
      const copied = copy();
      truncateSync(join(copied, name), 3);
      await refused(copied, `the backup is damaged: ${name}`);
      rmSync(join(copied, name));
      await refused(copied, `the backup is damaged: ${name}`);
    });

    it("when the backup did not end", async () => {
      const copied = copy();
      rmSync(join(copied, "SHA256SUMS"));
      await refused(copied, "no complete backup");
    });

    // Rule: backup-and-restore
    it("when the storage of uploads fails halfway", async () => {
      const copied = copy();
      let left = 7;
      const failing = {
        ...target.files,
        put: async (name: string, bytes: Uint8Array) => {
          left -= 1;
          if (left < 0) throw new Error("The disk is full.");
          return target.files.put(name, bytes);
        },
      };
      await expect(restoreBackup({ db: target.db, files: failing }, copied)).rejects.toThrow("full");
      await expectEmpty(target);
    });

    it("when the connection to the database breaks, and leaves uploads alone that were there before", async () => {
      const copied = copy();
      const [storedFile = ""] = UPLOADS;
      await target.files.put(storedFile, bytesOf(storedFile));
      const db = Object.create(target.db) as Database;
      db.transaction = () => Promise.reject(new Error("The connection broke."));
      await expect(restoreBackup({ db, files: target.files }, copied)).rejects.toThrow("broke");
      expect(Object.keys(await contentOf(target.files))).toEqual([storedFile]);
      await target.files.remove(storedFile);
      await expectEmpty(target);
    });
  });
});

it("parallel work stops after an error, and the error is thrown when all started work has ended", async () => {
  const started: number[] = [];
  const ended: number[] = [];
  const work = async (value: number) => {
    started.push(value);
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(value);
    if (value === 2) throw new Error("Two.");
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6, 7, 8], 2, work)).rejects.toThrow("Two.");
  expect(started.length).toBeLessThan(8);
  expect(ended).toEqual(started);
});

describe("the commands", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mimi-backup-command-"));
    const database = await openPglite(await createPglite(join(folder, "db"), await pgliteDump()));
    await fillEveryTable(database.db);
    await database.close();
    mkdirSync(join(folder, "uploads"));
    for (const name of UPLOADS) writeFileSync(join(folder, "uploads", name), bytesOf(name));
  });

  /** Runs a command as `npm run` does. Without an address it uses the embedded database. */
  function run(command: "backup" | "restore", place: Readonly<Record<string, string>>, ...args: string[]) {
    const env = { LOG_LEVEL: "silent", ...place };
    const done = runProgram(`cli/backup/${command}`, args, { env, cwd: folder });
    return { status: done.status, output: done.stdout + done.stderr };
  }

  it("back up PGlite and the data folder, and restore them on PostgreSQL", async () => {
    const saved = run("backup", { MIMI_DATA_DIR: folder }, "saved");
    expect(saved.output).toContain("12 uploaded files to saved");
    expect(saved.status).toBe(0);
    const dataDir = join(folder, "elsewhere");
    const place = { DATABASE_URL: await freshPostgresAddress(), MIMI_DATA_DIR: dataDir };
    const restored = run("restore", place, "saved");
    expect(restored.output).toContain("12 uploaded files from saved");
    expect(restored.status).toBe(0);
    expect(await contentOf(diskFiles(join(dataDir, "uploads")))).toEqual(
      await contentOf(diskFiles(join(folder, "uploads"))),
    );
    // Warnings of Node would be more lines.
    const copied = run("backup", place, "copied");
    expect([copied.status, copied.output.trim().split("\n").length]).toEqual([0, 1]);
    const again = run("restore", place, "saved");
    expect(again.output).toContain("not empty");
    expect(again.status).toBe(1);
  });

  it("refuse to back up an empty database, which a forgotten variable creates", () => {
    const { status, output } = run("backup", { MIMI_DATA_DIR: join(folder, "other") }, "empty");
    expect([status, output.trim()]).toEqual([
      1,
      "the database is empty; do MIMI_DATA_DIR and DATABASE_URL name it?",
    ]);
    expect(existsSync(join(folder, "empty", "SHA256SUMS"))).toBe(false);
  });

  it.each([
    ["backup", []],
    ["restore", []],
    ["restore", ["absent"]],
    ["backup", ["db"]],
  ] as const)("%s %j prints one line about what is wrong", (command, args) => {
    const { status, output } = run(command, { MIMI_DATA_DIR: folder }, ...args);
    expect(status).toBe(1);
    expect(output.trim().split("\n")).toHaveLength(1);
  });
});
