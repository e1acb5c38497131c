import { open } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../../db/open.ts";
import { makeLog } from "../../shared/log.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { loadDotEnv, readSettings } from "../../config/settings.ts";
import { exportDatabase } from "./exportDatabase.ts";

// `npm run export-data -- <file>`: writes the whole database to one file, for `import-data`. With the embedded database,
// stop the API first.
try {
  loadDotEnv();
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (!name) throw new StartFailure("into which file? npm run export-data -- mimi.dump");
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, makeLog(settings.logLevel));
  try {
    // The file contains personal data: only its owner can read it. An existing file is not overwritten.
    const file = await open(name, "wx", 0o600);
    try {
      const counts = await exportDatabase(database.db, new Date(), async (lines) => {
        await file.write(lines);
      });
      await file.sync();
      for (const [table, count] of counts) process.stdout.write(`${String(count).padStart(9)} ${table}\n`);
    } finally {
      await file.close();
    }
  } finally {
    await database.close();
  }
  const uploads = settings.s3 ? "in the bucket" : `in ${settings.dataDir}/uploads: take that folder along`;
  process.stdout.write(`exported to ${name}; uploaded pictures are not in it, they are ${uploads}\n`);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (!(error instanceof StartFailure) && !["EEXIST", "ENOENT", "EACCES"].includes(code ?? "")) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
