import { PLAN_FREE, PLAN_PREMIUM, PLAN_STANDARD } from "@mimi/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Model, ModelEvent, ModelRequest, ModelTurn } from "./Model.ts";
import { type Release, ModelQueue } from "./ModelQueue.ts";
import { queuedModel } from "./queuedModel.ts";

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A queue with one place, which is used, and a fixed clock. */
function busy() {
  let now = 0;
  const queue = new ModelQueue(1, () => now);
  const order: string[] = [];
  const leaves: Release[] = [];
  const first = queue.tryEnter({ userId: "first", priority: PLAN_FREE });
  if (!first) throw new Error("An empty queue has a place.");
  leaves.push(first);
  return {
    queue,
    order,
    later: (ms: number) => {
      now += ms;
    },
    ask: (name: string, priority: ModelTurn["priority"], userId = name, signal?: AbortSignal) => {
      void queue.enter({ userId, priority }, signal).then((leave) => {
        if (!leave) return;
        order.push(name);
        leaves.push(leave);
      });
    },
    /** Gives all waiting requests their place, one after another. */
    drain: async () => {
      for (let leave = leaves.shift(); leave; leave = leaves.shift()) {
        leave();
        await soon();
      }
      return order;
    },
  };
}

describe("the queue of a busy model", () => {
  it("starts with Premium, then Standard, then Free, then background tasks", async () => {
    const { ask, drain } = busy();
    ask("background", "background");
    ask("free", PLAN_FREE);
    ask("standard", PLAN_STANDARD);
    ask("premium", PLAN_PREMIUM);
    expect(await drain()).toEqual(["premium", "standard", "free", "background"]);
  });

  it("keeps the order of arrival within a plan", async () => {
    const { ask, drain, later } = busy();
    for (const name of ["a", "b", "c"]) {
      ask(name, PLAN_FREE);
      later(1);
    }
    expect(await drain()).toEqual(["a", "b", "c"]);
  });

  it("prefers a request that has waited a minute longer, on any plan", async () => {
    const { ask, drain, later } = busy();
    ask("free", PLAN_FREE);
    ask("background", "background");
    later(60_001);
    ask("premium", PLAN_PREMIUM);
    later(30_000);
    ask("late premium", PLAN_PREMIUM);
    expect(await drain()).toEqual(["free", "premium", "background", "late premium"]);
  });

  it("prefers another user to one with many requests", async () => {
    const { ask, drain } = busy();
    ask("greedy 1", PLAN_FREE, "greedy");
    ask("greedy 2", PLAN_FREE, "greedy");
    ask("greedy 3", PLAN_FREE, "greedy");
    ask("modest", PLAN_FREE);
    expect(await drain()).toEqual(["greedy 1", "modest", "greedy 2", "greedy 3"]);
  });
});

it("removes cancelled requests, and gives each place once", async () => {
  const { queue, ask, drain } = busy();
  const tired = new AbortController();
  ask("tired", PLAN_PREMIUM, "tired", tired.signal);
  ask("patient", PLAN_FREE);
  tired.abort();
  expect(queue.waiting).toBe(1);
  expect(await drain()).toEqual(["patient"]);
  expect(queue.tryEnter()).not.toBeNull();
  expect(queue.tryEnter()).toBeNull();
});

it("never exceeds the number of places, and serves every request", async () => {
  const turn = fc.record({
    userId: fc.constantFrom("a", "b", "c"),
    priority: fc.constantFrom<ModelTurn["priority"]>(PLAN_FREE, PLAN_STANDARD, PLAN_PREMIUM, "background"),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(turn, { maxLength: 20 }),
      fc.integer({ min: 1, max: 4 }),
      async (turns, places) => {
        const queue = new ModelQueue(places);
        let inside = 0;
        let most = 0;
        const visits = turns.map(async (one) => {
          const leave = await queue.enter(one);
          inside += 1;
          most = Math.max(most, inside);
          await soon();
          inside -= 1;
          leave?.();
        });
        await Promise.all(visits);
        expect(most).toBeLessThanOrEqual(places);
        expect(queue.waiting).toBe(0);
      },
    ),
    { numRuns: 30 },
  );
});

describe("a queued model", () => {
  const request: ModelRequest = { system: "", messages: [] };
  const finished: ModelEvent = { kind: "end", finish: "complete" };

  /** A model that ends when the test says so. */
  function model() {
    const asked: (() => void)[] = [];
    const slow: Model = {
      name: "slow",
      async *reply() {
        await new Promise<void>((resolve) => asked.push(resolve));
        yield finished;
      },
    };
    return { asked, queued: queuedModel(slow, new ModelQueue(1)) };
  }

  async function collect(queued: Model, signal: AbortSignal, into: ModelEvent[]) {
    for await (const event of queued.reply(request, signal)) into.push(event);
  }

  it("sends an event while it waits, and again when it starts", async () => {
    const { asked, queued } = model();
    const events: ModelEvent[] = [];
    const { signal } = new AbortController();
    const one = collect(queued, signal, []);
    const other = collect(queued, signal, events);
    await soon();
    expect(events).toEqual([{ kind: "waiting" }]);
    asked.shift()?.();
    await one;
    await soon();
    asked.shift()?.();
    await other;
    expect(events).toEqual([{ kind: "waiting" }, { kind: "begun" }, finished]);
  });

  it("never calls the model for a reply that was stopped while it waited", async () => {
    const { asked, queued } = model();
    const stop = new AbortController();
    const events: ModelEvent[] = [];
    const one = collect(queued, new AbortController().signal, []);
    const other = collect(queued, stop.signal, events);
    await soon();
    stop.abort();
    await other;
    expect(events.at(-1)).toEqual({ kind: "end", finish: "stopped" });
    asked.shift()?.();
    await one;
    expect(asked).toHaveLength(0);
  });

  it("frees the place when a reply is closed early", async () => {
    const { asked, queued } = model();
    const { signal } = new AbortController();
    const iterator = queued.reply(request, signal)[Symbol.asyncIterator]();
    const first = iterator.next();
    await soon();
    asked.shift()?.();
    await first;
    await iterator.return?.();
    const events: ModelEvent[] = [];
    const next = collect(queued, signal, events);
    await soon();
    asked.shift()?.();
    await next;
    expect(events).toEqual([finished]);
  });
});
