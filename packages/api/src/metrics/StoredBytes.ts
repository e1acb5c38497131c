import type { Logger } from "pino";

/** Something whose size is measured. */
interface Source {
  /** The shortest time between two measurements, in milliseconds. */
  readonly periodMs: number;
  readonly measure: () => Promise<number>;
}

/** Sizes that take too long to be measured for each request of the metrics: the latest known ones. */
export class StoredBytes {
  readonly #sources: Readonly<Record<string, Source>>;
  readonly #log: Logger;
  readonly #bytes: Record<string, number> = {};
  readonly #measuredAt: Record<string, number> = {};

  constructor(sources: Readonly<Record<string, Source>>, log: Logger) {
    this.#sources = sources;
    this.#log = log;
  }

  /** The latest sizes. Starts a measurement where the latest one is old; the first call returns nothing. */
  latest(): Readonly<Record<string, number>> {
    for (const [what, source] of Object.entries(this.#sources)) this.#renew(what, source);
    return this.#bytes;
  }

  #renew(what: string, { periodMs, measure }: Source): void {
    const now = performance.now();
    if (now - (this.#measuredAt[what] ?? Number.NEGATIVE_INFINITY) < periodMs) return;
    this.#measuredAt[what] = now;
    measure().then(
      (bytes) => void (this.#bytes[what] = bytes),
      (err: unknown) => this.#log.warn({ err, what }, "the stored bytes could not be measured"),
    );
  }
}
