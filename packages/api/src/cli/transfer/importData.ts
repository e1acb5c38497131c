import { open } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "../../db/open.ts";
import { makeLog } from "../../shared/log.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { loadDotEnv, readSettings } from "../../config/settings.ts";
import { linesOf } from "./dump.ts";
import { importDatabase } from "./importDatabase.ts";

// `npm run import-data -- <file>`: fills an empty database from a file of `export-data`. It creates the tables.
try {
  loadDotEnv();
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (!name) throw new StartFailure("from which file? npm run import-data -- mimi.dump");
  const settings = readSettings(process.env);
  const file = await open(name, "r");
  const database = await openDatabase(settings, makeLog(settings.logLevel));
  try {
    const rows = await importDatabase(database.db, linesOf(file.createReadStream({ autoClose: false })));
    process.stdout.write(`imported ${rows} rows from ${name}\n`);
  } finally {
    await database.close();
    await file.close();
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (!(error instanceof StartFailure) && !["ENOENT", "EACCES"].includes(code ?? "")) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
