import { createHash } from "node:crypto";
import { mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../db/Database.ts";
import type { Files } from "../../providers/files/Files.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { exportDatabase } from "../transfer/exportDatabase.ts";
import { type BackupFile, DUMP, sha256Of, UPLOADS, verifiedFiles, writeSums } from "./checksums.ts";
import { inParallel } from "./inParallel.ts";

/** Files that are copied at a time. Each is in memory, and has at most a few megabytes. */
const COPIES = 8;

/** What a backup contains. */
export interface BackupCounts {
  readonly rows: number;
  readonly uploads: number;
}

/**
 * Writes a backup into a new folder: the database as of one moment, then the uploaded files, then their checksums. At the
 * end every file is read again and compared. An existing folder is not changed. Throws a StartFailure for an empty database.
 */
export async function writeBackup(
  { db, files }: { readonly db: Database; readonly files: Files },
  folder: string,
  now: Date,
): Promise<BackupCounts> {
  // It contains personal data: only its owner can read it.
  await mkdir(folder, { mode: 0o700 });
  const { rows, sha256 } = await writeDump(db, join(folder, DUMP), now);
  // The embedded database is created when it does not exist, so a forgotten variable would be a successful backup.
  if (rows === 0) throw new StartFailure("the database is empty; do MIMI_DATA_DIR and DATABASE_URL name it?");
  // After the database: every file that a row names is in the backup, unless it was deleted meanwhile.
  const uploads = await copyUploads(files, folder);
  await writeSums(folder, [{ path: DUMP, sha256 }, ...uploads]);
  await verifiedFiles(folder);
  return { rows, uploads: uploads.length };
}

async function writeDump(
  db: Database,
  path: string,
  now: Date,
): Promise<{ readonly rows: number; readonly sha256: string }> {
  const hash = createHash("sha256");
  const file = await open(path, "wx", 0o600);
  try {
    const counts = await exportDatabase(db, now, async (lines) => {
      hash.update(lines);
      await file.appendFile(lines);
    });
    await file.sync();
    const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { rows, sha256: hash.digest("hex") };
  } finally {
    await file.close();
  }
}

async function copyUploads(files: Files, folder: string): Promise<readonly BackupFile[]> {
  await mkdir(join(folder, UPLOADS), { mode: 0o700 });
  const copied: BackupFile[] = [];
  await inParallel(files.list(), COPIES, async ({ name }) => {
    const bytes = await files.get(name);
    // Deleted since it was listed.
    if (!bytes) return;
    const path = `${UPLOADS}/${name}`;
    await writeFile(join(folder, path), bytes, { flag: "wx", mode: 0o600, flush: true });
    copied.push({ path, sha256: sha256Of(bytes) });
  });
  return copied;
}
