import { expect, it, vi } from "vitest";
import type { Database } from "../db/Database.ts";
import { freshPglite } from "../testing/databases.ts";
import { testApp } from "../testing/testApp.ts";

// Rule: readiness
it("a server that is stopping is not ready, and still answers calls", async () => {
  const stop = new AbortController();
  const { app } = testApp(await freshPglite(), { draining: stop.signal });
  expect((await app.request("/readyz")).status).toBe(200);
  stop.abort();
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/api/tag/")).status).toBe(200);
});

// Rule: readiness
it("a database that does not answer makes the server not ready within a second", async () => {
  const reached = Promise.withResolvers<void>();
  const execute = () => {
    reached.resolve();
    return new Promise(() => undefined);
  };
  const hanging = { execute } as unknown as Database;
  const { app } = testApp({ ...(await freshPglite()), heartbeatDb: hanging });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const checking = app.request("/readyz");
  await reached.promise;
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  const answer = await checking;
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("The database does not answer.");
});
