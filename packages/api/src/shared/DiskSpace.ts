import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Logger } from "pino";
import { errorFor } from "./errors/ApiError.ts";

/** What can run out of disk space. */
export type Disk = "database" | "uploads";

/** Milliseconds between two measurements of the file system. */
const SAMPLE_MS = 1_000;
/** `Retry-After` in seconds. An operator has to free space, which takes a while. */
const RETRY_AFTER_S = 60;
/** Below this part of the reserve the database itself refuses writes, so that replies cannot use the last space. */
const FULL_PART = 1 / 4;

interface DiskOptions {
  /** The folder of each disk that this process writes to. */
  readonly folders: Partial<Readonly<Record<Disk, string>>>;
  /** Free bytes below which calls that write are refused; 0 is off. */
  readonly reserveBytes: number;
  readonly log: Logger;
  /** Switches writes of the embedded database off and on. Absent with PostgreSQL. */
  readonly setReadOnly?: ((readOnly: boolean) => Promise<void>) | undefined;
  /** Milliseconds. @default the time of the process */
  readonly clock?: () => number;
  /** Free bytes of a folder's file system. @default that of the system */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/**
 * Watches the free disk space. The embedded database hangs for ever when it cannot write, so calls that write are refused
 * before that: below the reserve. Calls that read still work, and running replies may use most of the reserve to be stored.
 */
export class DiskSpace {
  readonly #options: Required<Omit<DiskOptions, "setReadOnly">> & Pick<DiskOptions, "setReadOnly">;
  #sampledAt = Number.NEGATIVE_INFINITY;
  #sampling: Promise<void> = Promise.resolve();
  #short: readonly Disk[] = [];
  #isReadOnly = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DiskOptions) {
    this.#options = { clock: () => performance.now(), freeBytes: freeBytesOf, ...options };
  }

  /** The disks whose free space is below the reserve, at most a second ago. */
  async short(): Promise<readonly Disk[]> {
    const { clock, reserveBytes } = this.#options;
    if (reserveBytes > 0 && clock() - this.#sampledAt >= SAMPLE_MS) {
      this.#sampledAt = clock();
      this.#sampling = this.#sample();
    }
    await this.#sampling;
    return this.#short;
  }

  /** Throws 50301 when one of the disks is short. */
  async requireDiskSpace(disks: readonly Disk[]): Promise<void> {
    const short = await this.short();
    if (!disks.some((disk) => short.includes(disk))) return;
    throw errorFor("disk_full", { retryAfter: RETRY_AFTER_S });
  }

  /** Looks at the disks all the time, not only when a call wants to write: replies and jobs write too. */
  watch(): void {
    this.#timer ??= setInterval(() => void this.short(), SAMPLE_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sampling;
  }

  async #sample(): Promise<void> {
    const { folders, freeBytes, reserveBytes, log } = this.#options;
    const short: Disk[] = [];
    let isFull = false;
    for (const [disk, folder] of Object.entries(folders) as [Disk, string][]) {
      const free = await freeBytes(folder).catch((err: unknown) => {
        log.warn({ err, disk }, "the free disk space is unknown");
        return Number.POSITIVE_INFINITY;
      });
      if (free < reserveBytes) short.push(disk);
      if (disk === "database" && free < reserveBytes * FULL_PART) isFull = true;
      if (free < reserveBytes !== this.#short.includes(disk)) this.#report(disk, folder, free);
    }
    this.#short = short;
    await this.#switch(isFull);
  }

  #report(disk: Disk, folder: string, free: number): void {
    const { log, reserveBytes } = this.#options;
    const figures = { disk, folder, freeMb: megabytes(free), reserveMb: megabytes(reserveBytes) };
    if (free < reserveBytes) log.error(figures, `little disk space for the ${disk}: writes are refused`);
    else log.info(figures, `there is disk space for the ${disk} again: writes are accepted`);
  }

  async #switch(readOnly: boolean): Promise<void> {
    const { setReadOnly, log } = this.#options;
    if (!setReadOnly || readOnly === this.#isReadOnly) return;
    try {
      await setReadOnly(readOnly);
      this.#isReadOnly = readOnly;
    } catch (err) {
      // The next sample tries again.
      log.error({ err, readOnly }, "the database could not be switched between reading and writing");
    }
  }
}

/** Bytes that this user can still write to the file system of a folder, which may not exist yet. */
export async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    // Some network file systems do not know their size.
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && parent !== folder) return freeBytesOf(parent);
    throw error;
  }
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
