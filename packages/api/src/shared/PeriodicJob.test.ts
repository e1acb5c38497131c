import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noTracer } from "./Tracer.ts";
import { type JobRun, PeriodicJob } from "./PeriodicJob.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = pino({ level: "silent" });
const task = { name: "task", everyMs: 60 * 60_000, done: "did it", failed: "could not do it" };
const tools = {
  log,
  metrics: null,
  tracer: noTracer,
  withLock: <Result>(_name: string, work: () => Promise<Result>) => work(),
};

it("runs ten minutes after the start and then in its interval, also after a failed run, until it is closed", async () => {
  let count = 0;
  const runs: JobRun[] = [];
  const scheduled: string[] = [];
  const metrics = {
    jobScheduled: (job: string) => void scheduled.push(job),
    jobRun: (run: JobRun) => void runs.push(run),
  };
  const job = new PeriodicJob(
    { ...tools, metrics },
    {
      ...task,
      work: async () => {
        count += 1;
        if (count === 1) throw new Error("No.");
        return {};
      },
    },
  );
  expect(count).toBe(0);
  expect(scheduled).toEqual(["task"]);
  await vi.advanceTimersByTimeAsync(70 * 60_000);
  expect(count).toBe(2);
  expect(runs.map(({ job, result }) => [job, result])).toEqual([
    ["task", "failed"],
    ["task", "done"],
  ]);
  await job.close();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(count).toBe(2);
});

it("waits for the current run when it is closed", async () => {
  const gate = Promise.withResolvers<object>();
  const job = new PeriodicJob(tools, { ...task, work: () => gate.promise });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  let closed = false;
  const closing = job.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toBe(false);
  gate.resolve({});
  await closing;
});

// Rule: job-lock
it("is idle while another process runs the job of its name", async () => {
  const runs: JobRun[] = [];
  const names: string[] = [];
  const withLock = async (name: string) => {
    names.push(name);
    return null;
  };
  const work = vi.fn(async () => ({}));
  const job = new PeriodicJob(
    { ...tools, withLock, metrics: { jobScheduled: () => undefined, jobRun: (run) => runs.push(run) } },
    { ...task, work },
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await job.close();
  expect(names).toEqual(["task"]);
  expect(work).not.toHaveBeenCalled();
  expect(runs.map(({ result }) => result)).toEqual(["idle"]);
});
