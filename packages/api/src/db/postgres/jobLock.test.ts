import { afterAll, beforeAll, expect, it } from "vitest";
import { postgresAt } from "../../config/databaseSettings.ts";
import { freshPglite, freshPostgresAddress } from "../../testing/databases.ts";
import type { OpenDatabase } from "../Database.ts";
import { openPostgres } from "./postgres.ts";

let here: OpenDatabase;
let there: OpenDatabase;

beforeAll(async () => {
  const settings = postgresAt(await freshPostgresAddress());
  here = await openPostgres(settings, () => undefined);
  there = await openPostgres(settings, () => undefined);
});
afterAll(() => Promise.all([here.close(), there.close()]));

// Rule: job-lock
it("lets one process run a job at a time, and other jobs meanwhile", async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const first = here.withLock("dust", async () => {
    begun.resolve();
    await gate.promise;
    return "first";
  });
  await begun.promise;
  expect(await there.withLock("dust", async () => "second")).toBeNull();
  expect(await here.withLock("dust", async () => "third")).toBeNull();
  expect(await there.withLock("rust", async () => "other")).toBe("other");
  gate.resolve();
  expect(await first).toBe("first");
  expect(await there.withLock("dust", async () => "fourth")).toBe("fourth");
});

// Rule: job-lock
it("releases the lock when the job fails", async () => {
  const failing = here.withLock("dust", () => Promise.reject(new Error("No.")));
  await expect(failing).rejects.toThrow("No.");
  expect(await there.withLock("dust", async () => "next")).toBe("next");
});

// Rule: job-lock
it("uses no connection of the pool, and works behind a pooler by the direct address", async () => {
  const directUrl = await freshPostgresAddress();
  const pooler = { ...postgresAt("postgres://nobody@127.0.0.1:9/none"), directUrl, transactionPooler: true };
  const databases = await Promise.all([1, 2].map(() => openPostgres(pooler, () => undefined)));
  const [one, other] = databases;
  const inside = await one?.withLock("dust", async () => [
    await other?.withLock("dust", async () => "inside"),
  ]);
  expect(inside).toEqual([null]);
  await Promise.all(databases.map((database) => database.close()));
});

it("is not needed on the embedded database, which has one process", async () => {
  const database = await freshPglite();
  expect(await database.withLock("dust", async () => "run")).toBe("run");
  await database.close();
});
