import type { Logger } from "pino";
import type { Tracer } from "./Tracer.ts";

/** Milliseconds from the start to the first run. */
const FIRST_MS = 10 * 60_000;

/** Where the runs of a job are reported. */
export interface JobReports {
  readonly log: Logger;
  /** Null when metrics are off. */
  readonly metrics: { jobScheduled(job: string): void; jobRun(run: JobRun): void } | null;
  readonly tracer: Tracer;
}

/** How a run can end. `idle` is a run with nothing to do. */
export const JOB_RESULTS = ["done", "idle", "failed"] as const;

/** A run of a job that has ended. */
export interface JobRun {
  /** One of a few constant names. */
  readonly job: string;
  readonly result: (typeof JOB_RESULTS)[number];
  readonly seconds: number;
}

/** Where jobs are reported, and how one process at a time runs a job. */
export interface JobTools extends JobReports {
  /** Runs `work` unless another process runs the job of this name; resolves to null then. */
  withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** How a job is named in the metrics and in the log. */
export interface JobTexts {
  /** Also the name of its lock. */
  readonly name: string;
  readonly done: string;
  readonly failed: string;
}

/** A job that runs from time to time. */
export interface Job extends JobTexts {
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  /** Resolves to the figures of the run, for the log, or to null when there was nothing to do. */
  work(): Promise<object | null>;
}

/**
 * Runs a job once, and reports the run. `work` resolves to its figures, for the log, or to null when there was nothing to
 * do. A failed run is logged, and does not throw.
 */
export async function runJob(
  { log, metrics, tracer }: JobReports,
  { name, done, failed }: JobTexts,
  work: () => Promise<object | null>,
): Promise<void> {
  const start = performance.now();
  const report = (result: JobRun["result"]) =>
    metrics?.jobRun({ job: name, result, seconds: (performance.now() - start) / 1000 });
  try {
    const figures = await tracer.run(`job ${name}`, {}, work);
    if (figures) log.info(figures, done);
    report(figures ? "done" : "idle");
  } catch (err) {
    log.warn({ err }, failed);
    report("failed");
  }
}

/** Runs a job from time to time, in one process at a time. After a failed run, the next one tries again. */
export class PeriodicJob {
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  /** See {@link runJob}. A run is idle while another process runs the job. */
  constructor(tools: JobTools, job: Job) {
    tools.metrics?.jobScheduled(job.name);
    const run = () => {
      this.#running = runJob(tools, job, () => tools.withLock(job.name, () => job.work()));
      this.#timer = setTimeout(run, job.everyMs).unref();
    };
    this.#timer = setTimeout(run, FIRST_MS).unref();
  }

  /** Stops the job, and waits for the current run. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }
}
