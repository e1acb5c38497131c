import { loadDotEnv, readSettings } from "../config/settings.ts";
import { migrateDatabase } from "../db/open.ts";
import { makeLog } from "../shared/log.ts";
import { StartFailure } from "../shared/StartFailure.ts";

// `npm run migrate`: runs the missing migrations and builds the missing indexes, also while the version before is running.
try {
  loadDotEnv();
  const settings = readSettings(process.env);
  await migrateDatabase(settings, makeLog(settings.logLevel));
  process.stdout.write("the database has every migration and index of this version\n");
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
