import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "../../../db/Database.ts";
import { modelRequest } from "../../../db/schema/limits.ts";
import { newId } from "../../../shared/ids.ts";
import { freshPostgres } from "../../../testing/databases.ts";
import type { ModelQueue } from "./ModelQueue.ts";
import { SharedModelQueues } from "./SharedModelQueues.ts";

const turn = { userId: "ada", priority: 101 } as const;

describe("the queue of a model that several processes share", () => {
  let database: OpenDatabase;
  let model: string;
  beforeAll(async () => {
    database = await freshPostgres();
  });
  beforeEach(() => {
    model = newId();
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => database.close());

  /** The queue of the model with one place, in a process of its own. */
  function queueOf(tools: Partial<OpenDatabase> = {}, name = model): ModelQueue {
    return new SharedModelQueues({ ...database, ...tools, log: pino({ level: "silent" }) }).queue(name, 1);
  }

  /** Nothing is polled, unless the test lets time pass. */
  function stopPolls(): void {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  }

  const deaf = async () => async () => undefined;
  const rows = () => database.db.select().from(modelRequest).where(eq(modelRequest.model, model));

  // Rule: model-places-shared
  it("gives a place to a waiting request of another process by a notification", async () => {
    stopPolls();
    const notified = Promise.withResolvers<void>();
    const listen: OpenDatabase["listen"] = async (...given) => {
      const stop = await database.listen(...given);
      notified.resolve();
      return stop;
    };
    const [here, there] = [queueOf(), queueOf({ listen })];
    const first = await here.enter(turn);
    const second = await there.enter(turn);
    expect([first.isWaiting, second.isWaiting]).toEqual([false, true]);
    await notified.promise;
    first.leave();
    expect(await second.begun).toBe(true);
    second.leave();
  });

  // Rule: model-places-shared
  it("gives the place after a second when the notification is lost", async () => {
    const [here, there] = [queueOf(), queueOf({ listen: deaf })];
    const first = await here.enter(turn);
    const second = await there.enter(turn);
    first.leave();
    expect(await second.begun).toBe(true);
    second.leave();
  });

  // Rule: model-places-shared
  it("frees the places of a process that was killed", async () => {
    const killed = {
      id: newId(),
      model,
      caller: "c",
      owner: "killed",
      due_at: new Date(),
      begun_at: new Date(),
    };
    await database.db.insert(modelRequest).values({ ...killed, heartbeat_at: sql`now()` });
    const request = await queueOf().enter(turn);
    expect(request.isWaiting).toBe(true);
    const heartbeat_at = sql`now() - interval '11 seconds'`;
    await database.db.update(modelRequest).set({ heartbeat_at }).where(eq(modelRequest.owner, "killed"));
    expect(await request.begun).toBe(true);
    expect((await rows()).map(({ owner }) => owner)).not.toContain("killed");
    request.leave();
  });

  it("sends heartbeats for requests that wait and for those that have a place", async () => {
    const here = queueOf();
    const [first, second] = [await here.enter(turn), await here.enter(turn)];
    const heartbeat_at = sql`now() - interval '9 seconds'`;
    await database.db.update(modelRequest).set({ heartbeat_at }).where(eq(modelRequest.model, model));
    const isRecent = sql<boolean>`heartbeat_at > now() - interval '5 seconds'`;
    const recent = () =>
      database.db.select({ isRecent }).from(modelRequest).where(eq(modelRequest.model, model));
    await expect.poll(recent).toEqual([{ isRecent: true }, { isRecent: true }]);
    first.leave();
    second.leave();
  });

  it("stores nothing after the requests have left, whether they waited or not", async () => {
    const here = queueOf();
    const [first, second] = [await here.enter(turn), await here.enter(turn)];
    second.leave();
    first.leave();
    await expect.poll(rows).toEqual([]);
  });

  it("gives each model its own places", async () => {
    const requests = [await queueOf().enter(turn), await queueOf({}, newId()).enter(turn)];
    expect(requests.map(({ isWaiting }) => isWaiting)).toEqual([false, false]);
    for (const request of requests) request.leave();
  });

  // Rule: model-places-shared
  it("fails a waiting request that the database has lost", async () => {
    const here = queueOf({ listen: deaf });
    const [first, second] = [await here.enter(turn), await here.enter(turn)];
    await database.db.delete(modelRequest).where(eq(modelRequest.model, model));
    await expect(second.begun).rejects.toThrow("removed");
    first.leave();
    second.leave();
  });

  // Rule: model-places-shared
  it("fails waiting requests when the database has not answered for ten seconds", async () => {
    stopPolls();
    let isLost = false;
    const runAll: OpenDatabase["runAll"] = (calls) =>
      isLost ? Promise.reject(new Error("lost")) : database.runAll(calls);
    const here = queueOf({ listen: deaf, runAll });
    const [first, second] = [await here.enter(turn), await here.enter(turn)];
    isLost = true;
    const failed = expect(second.begun).rejects.toThrow("did not answer");
    for (let second = 0; second < 12; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await failed;
    expect(await first.begun).toBe(true);
    isLost = false;
    first.leave();
    second.leave();
  });
});
