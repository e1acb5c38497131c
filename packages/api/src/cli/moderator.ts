import { parseArgs } from "node:util";
import { openDatabase } from "../db/open.ts";
import { setRole } from "../domain/access/moderators.ts";
import { makeLog } from "../shared/log.ts";
import { StartFailure } from "../shared/StartFailure.ts";
import { loadDotEnv, readSettings } from "../config/settings.ts";

// `npm run moderator -w @mimi/api -- <uid> [--revoke]`: makes a user a moderator. With the embedded database, stop the
// API first. Use MODERATORS for a moderator by email address, because addresses are not stored.
try {
  loadDotEnv();
  const { values, positionals } = parseArgs({
    options: { revoke: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [uid = ""] = positionals;
  if (uid.includes("@")) {
    throw new StartFailure("addresses are not stored: name it in MODERATORS and sign in, or give a user id");
  }
  if (!/^[\w-]{1,64}$/.test(uid))
    throw new StartFailure("which user? Give the uid that GET /api/user/ answers");
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, makeLog(settings.logLevel));
  try {
    const known = await setRole(database.db, uid, values.revoke ? "user" : "moderator", new Date());
    if (!known) throw new StartFailure(`there is no user ${uid}`);
  } finally {
    await database.close();
  }
  process.stdout.write(`${uid} is ${values.revoke ? "no longer" : "now"} a moderator\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
