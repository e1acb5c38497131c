import { HourlyJob, type JobTools } from "./HourlyJob.ts";

/** Deletes data from time to time. A failed run is logged, and the next one tries again. */
export class CleanupJob extends HourlyJob {
  /**
   * `name` is for the metrics, `what` for the log. `work` resolves to what it deleted, for the log, or to null for
   * nothing. One process at a time runs it.
   */
  constructor(
    tools: JobTools,
    { name, what }: { readonly name: string; readonly what: string },
    work: () => Promise<object | null>,
  ) {
    super(tools, { name, done: `purged ${what}`, failed: `could not purge ${what}` }, work);
  }
}
