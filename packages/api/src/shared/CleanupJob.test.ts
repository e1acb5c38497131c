import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noTracer } from "../tracing/Tracer.ts";
import { CleanupJob } from "./CleanupJob.ts";
import type { JobRun } from "./HourlyJob.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = pino({ level: "silent" });
const dust = { name: "dust", what: "dust" };

it("runs ten minutes after the start and every hour, also after a failed run, until it is closed", async () => {
  let sweeps = 0;
  const runs: JobRun[] = [];
  const sweep = new CleanupJob(
    { log, metrics: { jobRun: (run) => runs.push(run) }, tracer: noTracer },
    dust,
    async () => {
      sweeps += 1;
      if (sweeps === 1) throw new Error("No.");
      return {};
    },
  );
  expect(sweeps).toBe(0);
  await vi.advanceTimersByTimeAsync(70 * 60_000);
  expect(sweeps).toBe(2);
  expect(runs.map(({ job, result }) => [job, result])).toEqual([
    ["dust", "failed"],
    ["dust", "done"],
  ]);
  await sweep.close();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(sweeps).toBe(2);
});

it("waits for the current run when it is closed", async () => {
  const gate = Promise.withResolvers<object>();
  const sweep = new CleanupJob({ log, metrics: null, tracer: noTracer }, dust, () => gate.promise);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  let closed = false;
  const closing = sweep.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toBe(false);
  gate.resolve({});
  await closing;
});
