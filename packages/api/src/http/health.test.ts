import { expect, it } from "vitest";
import type { Database } from "../db/Database.ts";
import { freshPglite } from "../testing/databases.ts";
import { shortestMs } from "../testing/shortest.ts";
import { testApp } from "../testing/testApp.ts";

it("a server that was asked to stop is not ready, and still answers calls", async () => {
  const stop = new AbortController();
  const { app } = testApp(await freshPglite(), { draining: stop.signal });
  expect((await app.request("/readyz")).status).toBe(200);
  stop.abort();
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/healthz")).status).toBe(200);
  expect((await app.request("/api/tag/")).status).toBe(200);
});

it("a database that does not answer makes the server not ready within two seconds", async () => {
  const hanging = { execute: () => new Promise(() => undefined) } as unknown as Database;
  const { app } = testApp({ ...(await freshPglite()), heartbeatDb: hanging });
  expect(await shortestMs([1, 2, 3], () => app.request("/readyz"))).toBeLessThan(2_000);
  const answer = await app.request("/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("The database does not answer.");
});
