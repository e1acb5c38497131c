import type { Logger } from "pino";

/** Milliseconds between two sweeps. */
const SWEEP_MS = 60 * 60_000;
/** Milliseconds from the start to the first. */
const FIRST_SWEEP_MS = 10 * 60_000;

/** Clears something away from time to time. A sweep that fails is told to the log, and comes again. */
export class CleanupJob {
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  /** `work` resolves to what it cleared away, for the log; several processes may be at it at once. */
  constructor(log: Logger, what: string, work: () => Promise<object>) {
    const sweep = () => {
      this.#running = work().then(
        (purged) => log.info(purged, `purged ${what}`),
        (err: unknown) => log.warn({ err }, `could not purge ${what}`),
      );
      this.#timer = setTimeout(sweep, SWEEP_MS).unref();
    };
    this.#timer = setTimeout(sweep, FIRST_SWEEP_MS).unref();
  }

  /** Ends the sweeping, and waits for one that is under way. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}
