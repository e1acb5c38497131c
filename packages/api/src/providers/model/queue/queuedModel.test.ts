import { ErrorCode } from "@mimi/contract";
import { describe, expect, it } from "vitest";
import { MemoryModelQueue } from "./MemoryModelQueue.ts";
import type { Model, ModelEvent, ModelRequest } from "../Model.ts";
import type { ModelQueue, QueuedRequest } from "./ModelQueue.ts";
import { queuedModel } from "./queuedModel.ts";

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe("a queued model", () => {
  const request: ModelRequest = { system: "", messages: [] };
  const finished: ModelEvent = { kind: "end", finish: "complete" };

  /** A model that ends when the test says so. */
  function model(queue: ModelQueue = new MemoryModelQueue(1)) {
    const finishCalls: (() => void)[] = [];
    const slow: Model = {
      name: "slow",
      async *reply() {
        await new Promise<void>((resolve) => finishCalls.push(resolve));
        yield finished;
      },
    };
    return { finishCalls, queued: queuedModel(slow, queue) };
  }

  async function collect(queued: Model, signal: AbortSignal, into: ModelEvent[]) {
    for await (const event of queued.reply(request, signal)) into.push(event);
  }

  it("sends an event while it waits, and again when it starts", async () => {
    const { finishCalls, queued } = model();
    const events: ModelEvent[] = [];
    const { signal } = new AbortController();
    const one = collect(queued, signal, []);
    const other = collect(queued, signal, events);
    await soon();
    expect(events).toEqual([{ kind: "waiting" }]);
    finishCalls.shift()?.();
    await one;
    await soon();
    finishCalls.shift()?.();
    await other;
    expect(events).toEqual([{ kind: "waiting" }, { kind: "begun" }, finished]);
  });

  it("never calls the model for a reply that was stopped while it waited", async () => {
    const { finishCalls, queued } = model();
    const stop = new AbortController();
    const events: ModelEvent[] = [];
    const one = collect(queued, new AbortController().signal, []);
    const other = collect(queued, stop.signal, events);
    await soon();
    stop.abort();
    await other;
    expect(events.at(-1)).toEqual({ kind: "end", finish: "stopped" });
    finishCalls.shift()?.();
    await one;
    expect(finishCalls).toHaveLength(0);
  });

  it("frees the place when a reply is closed early", async () => {
    const { finishCalls, queued } = model();
    const { signal } = new AbortController();
    const iterator = queued.reply(request, signal)[Symbol.asyncIterator]();
    const first = iterator.next();
    await soon();
    finishCalls.shift()?.();
    await first;
    await iterator.return?.();
    const events: ModelEvent[] = [];
    const next = collect(queued, signal, events);
    await soon();
    finishCalls.shift()?.();
    await next;
    expect(events).toEqual([finished]);
  });

  it.each<[string, () => Promise<QueuedRequest>, readonly string[]]>([
    ["cannot be reached", () => Promise.reject(new Error("no database")), []],
    [
      "is lost while it waits",
      async () => ({
        isWaiting: true,
        begun: Promise.reject(new Error("no database")),
        leave: () => undefined,
      }),
      ["waiting"],
    ],
  ])(
    "fails without a call of the model when the queue %s, and can be requested again",
    async (_when, enter, before) => {
      const { finishCalls, queued } = model({ enter });
      const events: ModelEvent[] = [];
      await collect(queued, new AbortController().signal, events);
      expect(events.slice(0, -1).map(({ kind }) => kind)).toEqual(before);
      const failure = { code: ErrorCode.providerFailed, retryable: true };
      expect(events.at(-1)).toMatchObject({ kind: "end", finish: "error", failure });
      expect(finishCalls).toHaveLength(0);
    },
  );
});
