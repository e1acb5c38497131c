import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../db/Database.ts";
import type { Files } from "../../providers/files/Files.ts";
import { linesOf } from "../transfer/dump.ts";
import { importDatabase, requireEmptyDatabase } from "../transfer/importDatabase.ts";
import { type BackupFile, DUMP, readVerified, UPLOADS, verifiedFiles } from "./checksums.ts";
import { inParallel } from "./inParallel.ts";
import type { BackupCounts } from "./writeBackup.ts";

const COPIES = 8;

/**
 * Restores a backup into an empty database, completely or not at all. Every file is compared with its checksum before
 * anything is changed. Throws a StartFailure when the database is not empty, or when the backup is damaged or of another
 * version.
 */
export async function restoreBackup(
  { db, files }: { readonly db: Database; readonly files: Files },
  folder: string,
): Promise<BackupCounts> {
  await requireEmptyDatabase(db);
  const verified = await verifiedFiles(folder);
  const uploads = verified.filter(({ path }) => path !== DUMP);
  const added: string[] = [];
  try {
    // Files that no row names do no harm, so they come first. The rows are stored all at once at the end.
    await putUploads(files, { folder, uploads, added });
    const dump = createReadStream(join(folder, DUMP));
    return { rows: await importDatabase(db, linesOf(dump)), uploads: uploads.length };
  } catch (error) {
    // A file that cannot be removed does no harm, and the first error says more.
    await inParallel(added, COPIES, (name) => files.remove(name).catch(() => undefined));
    throw error;
  }
}

/** Adds the names of files that were not there to `added`. The content of a name never changes. */
async function putUploads(
  files: Files,
  {
    folder,
    uploads,
    added,
  }: { readonly folder: string; readonly uploads: readonly BackupFile[]; readonly added: string[] },
): Promise<void> {
  const existing = new Set<string>();
  for await (const { name } of files.list()) existing.add(name);
  await inParallel(uploads, COPIES, async (file) => {
    const name = file.path.slice(UPLOADS.length + 1);
    if (existing.has(name)) return;
    const bytes = await readVerified(folder, file);
    added.push(name);
    await files.put(name, bytes);
  });
}
