import { HourlyJob, type JobReports } from "./HourlyJob.ts";

/** Deletes data from time to time. A failed run is logged, and the next one tries again. */
export class CleanupJob extends HourlyJob {
  /**
   * `name` is for the metrics, `what` for the log. `work` resolves to what it deleted, for the log, or to null for
   * nothing; several processes can run it at the same time.
   */
  constructor(
    reports: JobReports,
    { name, what }: { readonly name: string; readonly what: string },
    work: () => Promise<object | null>,
  ) {
    super(reports, { name, done: `purged ${what}`, failed: `could not purge ${what}` }, work);
  }
}
