import type { Logger } from "pino";

/** Milliseconds between two runs. */
const PERIOD_MS = 60 * 60_000;
/** Milliseconds from the start to the first run. */
const FIRST_MS = 10 * 60_000;

/** Runs work from time to time. A failed run is logged, and the next one tries again. */
export class HourlyJob {
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  /**
   * `work` resolves to its figures, for the log, or to null when there was nothing to do. Several processes can run it at
   * the same time.
   */
  constructor(
    log: Logger,
    texts: { readonly done: string; readonly failed: string },
    work: () => Promise<object | null>,
  ) {
    const run = () => {
      this.#running = work().then(
        (figures) => void (figures && log.info(figures, texts.done)),
        (err: unknown) => log.warn({ err }, texts.failed),
      );
      this.#timer = setTimeout(run, PERIOD_MS).unref();
    };
    this.#timer = setTimeout(run, FIRST_MS).unref();
  }

  /** Stops the job, and waits for the current run. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}
