import { readFileSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "../../shared/StartFailure.ts";

/** After this time, in milliseconds, the right to remove a stale lock has expired. */
const REMOVAL_MS = 10_000;

/**
 * Locks a data folder for this process; resolves to a function that unlocks it. PGlite has no lock, and two processes on
 * one folder lose writes. Throws a StartFailure when another running process has the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, "db.lock");
  const own = signature(process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createExclusively(lock, own)) return () => rm(lock, { force: true });
    const owner = await readFile(lock, "utf8").catch(() => "");
    const pid = Number.parseInt(owner, 10);
    // An incomplete lock is being written; the next attempt reads it.
    if (owner.endsWith("\n") && isAlive(pid, owner)) throw inUse(folder, pid);
    await removeStale(lock, owner);
  }
  throw new StartFailure(`data folder ${folder} could not be locked; is it writable?`);
}

function inUse(folder: string, pid: number): StartFailure {
  return new StartFailure(
    `data folder ${folder} is in use by process ${pid}; stop it or set MIMI_DATA_DIR ` +
      `(several processes can share a PostgreSQL database by DATABASE_URL)`,
  );
}

async function createExclusively(lock: string, content: string): Promise<boolean> {
  try {
    await writeFile(lock, content, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

// Several processes can find the same stale lock. Only one may remove it, and only if it has not changed.
async function removeStale(lock: string, judged: string): Promise<void> {
  const removal = `${lock}.turn`;
  if (!(await createExclusively(removal, ""))) {
    const since = (await stat(removal).catch(() => null))?.mtimeMs;
    // The process that was removing the lock was killed.
    if (since !== undefined && Date.now() - since > REMOVAL_MS) await rm(removal, { force: true });
    return;
  }
  try {
    const present = await readFile(lock, "utf8").catch(() => null);
    if (present === judged) await rm(lock, { force: true });
  } finally {
    await rm(removal, { force: true });
  }
}

function isAlive(pid: number, content: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  // After a restart another program can have the same process id.
  return signature(pid) === content;
}

function signature(pid: number): string {
  return `${pid} ${startOf(pid)}\n`;
}

function startOf(pid: number): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Field 22, counted after the name in parentheses, which can contain spaces.
    return `${boot} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    // This system has no /proc: only the process id is compared.
    return "";
  }
}
