import { sql } from "drizzle-orm";
import fc from "fast-check";
import { pino } from "pino";
import { beforeAll, expect, it } from "vitest";
import { modelRequest } from "../../../db/schema/limits.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { MemoryModelQueue } from "./MemoryModelQueue.ts";
import type { ModelTurn } from "../Model.ts";
import type { ModelQueue, QueuedRequest } from "./ModelQueue.ts";
import { SharedModelQueues } from "./SharedModelQueues.ts";

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** The queue of one model, as each process has it. */
interface TestQueue {
  readonly processes: readonly ModelQueue[];
  /** Lets time pass for the requests that wait. */
  later(ms: number): Promise<void>;
}

describeEachDatabase("the queue of a busy model", (database, kind) => {
  let shared: readonly SharedModelQueues[];
  beforeAll(() => {
    const log = pino({ level: "silent" });
    shared = Array.from({ length: 3 }, () => new SharedModelQueues({ ...database(), log }));
  });

  /** One process with the embedded database, three with PostgreSQL. */
  function queueWith(places: number): TestQueue {
    if (kind === "PGlite") {
      let now = 0;
      const queue = new MemoryModelQueue(places, () => now);
      return { processes: [queue], later: async (ms) => void (now += ms) };
    }
    const model = newId();
    return {
      processes: shared.map((queues) => queues.queue(model, places)),
      later: async (ms) => {
        const due_at = sql`${modelRequest.due_at} - ${ms} * interval '1 millisecond'`;
        await database().db.update(modelRequest).set({ due_at });
      },
    };
  }

  /** A queue with one place, which is used. Each request comes to another process. */
  async function busy() {
    const { processes, later } = queueWith(1);
    const waiting = new Map<string, QueuedRequest>();
    let asked = 0;
    async function enter(userId: string, priority: ModelTurn["priority"], signal?: AbortSignal) {
      const process = processes[asked % processes.length];
      asked += 1;
      if (!process) throw new Error("There is at least one process.");
      return process.enter({ userId, priority }, signal);
    }
    const first = await enter("first", 101);
    expect(first.isWaiting).toBe(false);
    return {
      enter,
      later,
      ask: async (name: string, priority: ModelTurn["priority"], userId = name) => {
        const request = await enter(userId, priority);
        expect(request.isWaiting).toBe(true);
        waiting.set(name, request);
      },
      /** Gives all waiting requests their place, one after another. */
      drain: async () => {
        const order: string[] = [];
        let current = first;
        while (waiting.size > 0) {
          current.leave();
          const begun = [...waiting].map(async ([name, request]) => {
            await request.begun;
            return { name, request };
          });
          const { name, request } = await Promise.race(begun);
          waiting.delete(name);
          order.push(name);
          current = request;
        }
        current.leave();
        return order;
      },
    };
  }

  // Rule: model-places-shared
  it("starts with Premium, then Standard, then Free, then background tasks", async () => {
    const { ask, drain } = await busy();
    await ask("background", "background");
    await ask("free", 101);
    await ask("standard", 105);
    await ask("premium", 110);
    expect(await drain()).toEqual(["premium", "standard", "free", "background"]);
  });

  it("keeps the order of arrival within a plan", async () => {
    const { ask, drain, later } = await busy();
    for (const name of ["a", "b", "c"]) {
      await ask(name, 101);
      await later(1);
    }
    expect(await drain()).toEqual(["a", "b", "c"]);
  });

  it("prefers a request that has waited a minute longer, on any plan", async () => {
    const { ask, drain, later } = await busy();
    await ask("free", 101);
    await ask("background", "background");
    await later(60_001);
    await ask("premium", 110);
    await later(30_000);
    await ask("late premium", 110);
    expect(await drain()).toEqual(["free", "premium", "background", "late premium"]);
  });

  // Rule: model-places-shared
  it("prefers another user to one with many requests", async () => {
    const { ask, drain } = await busy();
    await ask("greedy 1", 101, "greedy");
    await ask("greedy 2", 101, "greedy");
    await ask("greedy 3", 101, "greedy");
    await ask("modest", 101);
    expect(await drain()).toEqual(["greedy 1", "modest", "greedy 2", "greedy 3"]);
  });

  it("removes cancelled requests, and gives each place once", async () => {
    const { ask, drain, enter } = await busy();
    const tired = new AbortController();
    const cancelled = await enter("tired", 110, tired.signal);
    await ask("patient", 101);
    tired.abort();
    expect(await cancelled.begun).toBe(false);
    cancelled.leave();
    expect(await drain()).toEqual(["patient"]);
    const next = await enter("next", 101);
    expect(await next.begun).toBe(true);
    const last = await enter("last", 101);
    expect(last.isWaiting).toBe(true);
    next.leave();
    last.leave();
  });

  // Rule: model-places-shared
  it("never exceeds the number of places, and serves every request", async () => {
    const turn = fc.record({
      userId: fc.constantFrom("a", "b", "c"),
      priority: fc.constantFrom<ModelTurn["priority"]>(101, 105, 110, "background"),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        async (turns, places) => {
          const { processes } = queueWith(places);
          let inside = 0;
          let most = 0;
          const visits = turns.map(async (one, at) => {
            const request = await processes[at % processes.length]?.enter(one);
            expect(await request?.begun).toBe(true);
            inside += 1;
            most = Math.max(most, inside);
            await soon();
            inside -= 1;
            request?.leave();
          });
          await Promise.all(visits);
          expect(most).toBeLessThanOrEqual(places);
        },
      ),
      { numRuns: kind === "PGlite" ? 30 : 10 },
    );
  });
});
