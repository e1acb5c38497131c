import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { StartFailure } from "../shared/StartFailure.ts";
import type { Settings } from "../config/settings.ts";
import type { OpenDatabase } from "./Database.ts";
import { lockFolder } from "./folderLock.ts";

/**
 * Opens the database that the settings name and brings its tables up to date: PostgreSQL by `DATABASE_URL`, otherwise
 * the embedded one in the data folder. Throws a StartFailure when another process uses that folder.
 */
export async function openDatabase(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  log: Logger,
): Promise<OpenDatabase> {
  if (settings.databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    const onLost = (err: Error) => log.warn({ err }, "a database connection broke");
    return openPostgres(settings.databaseUrl, onLost).catch((error: unknown) => {
      throw unreachable(error);
    });
  }
  await mkdir(settings.dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`MIMI_DATA_DIR cannot be used: ${settings.dataDir}: ${error.code}`);
  });
  const leave = await lockFolder(settings.dataDir);
  try {
    const { openPglite } = await import("./pglite.ts");
    const opened = await openPglite(join(settings.dataDir, "db"));
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** The network's and PostgreSQL's own reasons not to let somebody in; anything else is a fault of ours. */
const REFUSED = /^(E[A-Z]+|08|28|3D|53|57P)/;

// The message would hold the address, and with it the password.
function unreachable(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code ?? (/timeout/.test(message) ? "no answer in time" : "");
  if (code !== undefined ? !REFUSED.test(code) : reason === "") return error;
  return new StartFailure(`DATABASE_URL names a database that cannot be reached or entered: ${reason}`);
}
