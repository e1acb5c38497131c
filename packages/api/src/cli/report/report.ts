import { parseArgs } from "node:util";
import { loadDotEnv, readSettings } from "../../config/settings.ts";
import { openDatabase } from "../../db/open.ts";
import { makeLog } from "../../shared/log.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { asCsv, asMarkdown } from "./formats.ts";
import { periodOf } from "./period.ts";
import { readReport } from "./readReport.ts";

// `npm run report -- 2026 [--csv]`: the figures of moderation in a year, a month, or from one month to another, on the standard
// output. With the embedded database, stop the API first.
try {
  loadDotEnv();
  const { values, positionals } = parseArgs({
    options: { csv: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const period = periodOf(positionals);
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, makeLog(settings.logLevel));
  try {
    const tables = await readReport(database.db, period);
    process.stdout.write(values.csv ? asCsv(tables) : asMarkdown(tables, period));
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
