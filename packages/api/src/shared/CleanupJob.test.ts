import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noTracer } from "../tracing/Tracer.ts";
import { CleanupJob } from "./CleanupJob.ts";
import type { JobRun } from "./HourlyJob.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = pino({ level: "silent" });
const dust = { name: "dust", what: "dust" };
const tools = {
  log,
  metrics: null,
  tracer: noTracer,
  withLock: <Result>(_name: string, work: () => Promise<Result>) => work(),
};

it("runs ten minutes after the start and every hour, also after a failed run, until it is closed", async () => {
  let sweeps = 0;
  const runs: JobRun[] = [];
  const sweep = new CleanupJob({ ...tools, metrics: { jobRun: (run) => runs.push(run) } }, dust, async () => {
    sweeps += 1;
    if (sweeps === 1) throw new Error("No.");
    return {};
  });
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
  const sweep = new CleanupJob(tools, dust, () => gate.promise);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  let closed = false;
  const closing = sweep.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toBe(false);
  gate.resolve({});
  await closing;
});

it("is idle while another process runs the job of its name", async () => {
  const runs: JobRun[] = [];
  const names: string[] = [];
  const withLock = async (name: string) => {
    names.push(name);
    return null;
  };
  const work = vi.fn(async () => ({}));
  const sweep = new CleanupJob(
    { ...tools, withLock, metrics: { jobRun: (run) => runs.push(run) } },
    dust,
    work,
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await sweep.close();
  expect(names).toEqual(["dust"]);
  expect(work).not.toHaveBeenCalled();
  expect(runs.map(({ result }) => result)).toEqual(["idle"]);
});
