import type { Logger } from "pino";

/** Milliseconds between two runs. */
const SWEEP_MS = 60 * 60_000;
/** Milliseconds from the start to the first run. */
const FIRST_SWEEP_MS = 10 * 60_000;

/** Deletes data from time to time. A failed run is logged, and the next one tries again. */
export class CleanupJob {
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  /** `work` resolves to what it deleted, for the log; several processes can run it at the same time. */
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

  /** Stops the job, and waits for the current run. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}
