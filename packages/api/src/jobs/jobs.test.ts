import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { describeEachDatabase } from "../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { jobsOf, startJobs } from "./jobs.ts";

describeEachDatabase("the jobs", (database) => {
  let api: TestApp;
  beforeAll(() => {
    api = testApp(database());
  });
  afterAll(() => api.stop());

  it("can each run on a database without rows", async () => {
    const failed: string[] = [];
    for (const job of jobsOf(api.deps)) await job.work().catch(() => failed.push(job.name));
    expect(failed).toEqual([]);
  });

  it("compare with the payment provider every hour", async () => {
    const compareDaily = vi.fn(async () => null);
    const { deps } = api;
    const jobs = jobsOf({ ...deps, billing: { ...deps.billing, compareDaily } });
    const job = jobs.find(({ name }) => name === "compare-subscriptions");
    await job?.work();
    expect([job?.everyMs, compareDaily.mock.calls.length]).toEqual([3_600_000, 1]);
  });

  it("are each scheduled once, under a name of its own", async () => {
    const jobScheduled = vi.fn<(name: string) => void>();
    const metrics = { jobScheduled } as unknown as NonNullable<TestApp["deps"]["metrics"]>;
    const started = startJobs({ ...api.deps, metrics });
    await started.close();
    const names = jobScheduled.mock.calls.map(([name]) => name);
    expect(names).toHaveLength(jobsOf(api.deps).length);
    expect(new Set(names).size).toBe(names.length);
  });
});
