import type { Logger } from "pino";
import { HourlyJob } from "./HourlyJob.ts";

/** Deletes data from time to time. A failed run is logged, and the next one tries again. */
export class CleanupJob extends HourlyJob {
  /** `work` resolves to what it deleted, for the log, or to null for nothing; several processes can run it at the same time. */
  constructor(log: Logger, what: string, work: () => Promise<object | null>) {
    super(log, { done: `purged ${what}`, failed: `could not purge ${what}` }, work);
  }
}
