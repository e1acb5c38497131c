import { join } from "node:path";
import type { Logger } from "pino";
import { StartFailure } from "../shared/StartFailure.ts";
import type { Settings } from "../config/settings.ts";
import type { OpenDatabase } from "./Database.ts";
import { freeBytesOf } from "../shared/DiskSpace.ts";
import { ensureFolder, privateFolder } from "../shared/privateFolder.ts";
import { lockFolder } from "./pglite/folderLock.ts";

/**
 * Opens the database of the settings and runs the migrations: PostgreSQL by `DATABASE_URL`, otherwise the embedded
 * database in the data folder. Throws a StartFailure when another process uses that folder, and when migrations are
 * missing that the start must not run.
 */
export async function openDatabase(
  settings: Pick<Settings, "postgres" | "dataDir">,
  log: Logger,
): Promise<OpenDatabase> {
  if (settings.postgres) {
    const { openPostgres } = await import("./postgres/postgres.ts");
    const onLost = (err: Error) => log.warn({ err }, "a database connection broke");
    return openPostgres(settings.postgres, onLost).catch((error: unknown) => {
      throw unreachable(error);
    });
  }
  await ensureFolder(settings.dataDir).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`MIMI_DATA_DIR cannot be used: ${settings.dataDir}: ${error.code}`);
  });
  await requireDiskSpaceToStart(settings.dataDir);
  const leave = await lockFolder(settings.dataDir);
  try {
    const { openPglite } = await import("./pglite/pglite.ts");
    const folder = join(settings.dataDir, "db");
    await privateFolder(folder);
    const opened = await openPglite(folder, log);
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

/** Runs the missing migrations, whatever the settings say about the start. Throws a StartFailure. */
export async function migrateDatabase(
  settings: Pick<Settings, "postgres" | "dataDir">,
  log: Logger,
): Promise<void> {
  const postgres = settings.postgres && { ...settings.postgres, migrateAtStart: true };
  const database = await openDatabase({ ...settings, postgres }, log);
  await database.close();
}

/** Two segments of the database's log: with less, the embedded database can hang while it starts. */
const START_BYTES = 2 * 16 * 1024 * 1024;

async function requireDiskSpaceToStart(dataDir: string): Promise<void> {
  const free = await freeBytesOf(dataDir);
  if (free >= START_BYTES) return;
  const [has, needs] = [free, START_BYTES].map((bytes) => Math.floor(bytes / 1024 / 1024));
  throw new StartFailure(
    `data folder ${dataDir} has ${has} MB of free disk space; the database needs ${needs} MB to start`,
  );
}

/** Error codes of the network and of PostgreSQL that the operator can correct; any other error is a bug. */
const REFUSED = /^(E[A-Z]+|08|28|3D|53|57P)/;

// The message would contain the address with the password.
function unreachable(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code ?? (/timeout/.test(message) ? "no answer in time" : "");
  if (code !== undefined ? !REFUSED.test(code) : reason === "") return error;
  return new StartFailure(`DATABASE_URL names a database that cannot be reached or entered: ${reason}`);
}
