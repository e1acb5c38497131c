import { parseArgs } from "node:util";
import { loadDotEnv, readSettings } from "../../config/settings.ts";
import type { OpenDatabase } from "../../db/Database.ts";
import { openDatabase } from "../../db/open.ts";
import type { Files } from "../../providers/files/Files.ts";
import { chooseFiles } from "../../server/makeDeps.ts";
import { makeLog } from "../../shared/log.ts";
import { Unavailable } from "../../shared/errors/Unavailable.ts";
import { StartFailure } from "../../shared/StartFailure.ts";

/** Errors of the file system that the operator can correct. */
const OF_THE_DISK = ["EEXIST", "ENOENT", "EACCES", "ENOSPC", "EDQUOT", "EROFS", "ENOTDIR"];

/**
 * Runs a command with the folder of a backup as its argument, on the database and the files of the settings. Prints the
 * line that `work` returns; an error that the operator can correct is one line too, with exit code 1.
 */
export async function runBackupCommand(
  question: string,
  work: (
    places: { readonly db: OpenDatabase["db"]; readonly files: Files },
    folder: string,
  ) => Promise<string>,
): Promise<void> {
  try {
    loadDotEnv();
    const { positionals } = parseArgs({ allowPositionals: true });
    const [folder] = positionals;
    if (!folder) throw new StartFailure(question);
    const settings = readSettings(process.env);
    const database = await openDatabase(settings, makeLog(settings.logLevel));
    try {
      process.stdout.write(`${await work({ db: database.db, files: chooseFiles(settings) }, folder)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const { code, cause } = error as NodeJS.ErrnoException;
    const isCorrectable = error instanceof StartFailure || error instanceof Unavailable;
    if (!isCorrectable && !OF_THE_DISK.includes(code ?? "")) throw error;
    process.stderr.write(
      `${(error as Error).message}${cause instanceof Error ? `: ${cause.message}` : ""}\n`,
    );
    process.exitCode = 1;
  }
}
