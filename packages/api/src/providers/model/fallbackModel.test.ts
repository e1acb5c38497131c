import { beforeEach, describe, expect, it } from "vitest";
import { compatibleModel } from "./compatible/compatibleModel.ts";
import { failureOf } from "../../shared/errors/failureOf.ts";
import { fallbackModel, type RouteModel } from "./fallbackModel.ts";
import type { ModelEvent, ModelRequest } from "./Model.ts";

const request: ModelRequest = { system: "You are Odile.", messages: [{ role: "user", text: "Hello" }] };
const complete: ModelEvent = { kind: "end", finish: "complete" };
const hello: readonly ModelEvent[] = [{ kind: "delta", text: "Hello." }, complete];
const outage = (retryAfter?: number): ModelEvent => ({
  kind: "end",
  finish: "error",
  isOutage: true,
  failure: failureOf("model_busy", retryAfter),
  cause: null,
});
const refused: ModelEvent = {
  kind: "end",
  finish: "error",
  failure: failureOf("model_refused"),
  cause: null,
};

/** The calls of all models, and the failures that were reported. */
let calls: [id: string, request: ModelRequest][];
let outages: string[];
let now: number;
beforeEach(() => {
  [calls, outages, now] = [[], [], 0];
});

function scripted(id: string, events: () => readonly ModelEvent[], contextTokens: number | null = null) {
  const model: RouteModel = {
    name: id,
    settings: { id, contextTokens, replyTokens: 100 },
    async *reply(given) {
      calls.push([id, given]);
      yield* events();
    },
  };
  return model;
}

function routed(...models: readonly RouteModel[]) {
  return fallbackModel("all", {
    routeOf: () => models,
    onOutage: (id) => outages.push(id),
    clock: () => now,
  });
}

async function eventsOf(model: ReturnType<typeof routed>, given = request) {
  const events: ModelEvent[] = [];
  for await (const event of model.reply(given, new AbortController().signal)) events.push(event);
  return events;
}
const called = () => calls.map(([id]) => id);

describe("several models", () => {
  // Rule: model-failover
  it("use the next one when the server of the first fails before its first token", async () => {
    const model = routed(
      scripted("first", () => [{ kind: "waiting" }, { kind: "begun" }, outage()]),
      scripted("second", () => hello),
    );
    expect(await eventsOf(model)).toEqual([{ kind: "waiting" }, { kind: "begun" }, ...hello]);
    expect([called(), outages]).toEqual([["first", "second"], ["first"]]);
  });

  // Rule: model-failover
  it("never use the next one after a token", async () => {
    const text: ModelEvent = { kind: "delta", text: "Half " };
    const model = routed(
      scripted("first", () => [text, outage()]),
      scripted("second", () => hello),
    );
    expect(await eventsOf(model)).toEqual([text, outage()]);
    expect([called(), outages]).toEqual([["first"], []]);
  });

  it("do not pass on a request that was refused, blocked or stopped", async () => {
    const blocked: ModelEvent = { kind: "end", finish: "blocked" };
    const stopped: ModelEvent = { kind: "end", finish: "stopped" };
    for (const end of [refused, blocked, stopped]) {
      const model = routed(
        scripted("first", () => [end]),
        scripted("second", () => hello),
      );
      expect(await eventsOf(model)).toEqual([end]);
    }
    expect([called(), outages]).toEqual([["first", "first", "first"], []]);
  });

  it("end with the failure of the last one when all fail", async () => {
    const model = routed(
      scripted("first", () => [outage(1)]),
      scripted("second", () => [outage(2)]),
    );
    expect(await eventsOf(model)).toEqual([outage(2)]);
    expect(outages).toEqual(["first", "second"]);
  });

  // Rule: model-failover
  it("leave out a failed one for half a minute, or as long as its server says", async () => {
    let end: readonly ModelEvent[] = [outage()];
    const model = routed(
      scripted("first", () => end),
      scripted("second", () => hello),
    );
    await eventsOf(model);
    now = 29_999;
    await eventsOf(model);
    expect(called()).toEqual(["first", "second", "second"]);
    now = 30_000;
    end = [outage(120)];
    await eventsOf(model);
    now = 149_999;
    await eventsOf(model);
    now = 150_000;
    end = hello;
    await eventsOf(model);
    expect(called().slice(3)).toEqual(["first", "second", "second", "first"]);
  });

  it("try all of them again when all are left out", async () => {
    const model = routed(
      scripted("first", () => [outage()]),
      scripted("second", () => [outage()]),
    );
    await eventsOf(model);
    await eventsOf(model);
    expect(called()).toEqual(["first", "second", "first", "second"]);
  });

  it("send the newest messages only to a model with a smaller context", async () => {
    // 100 tokens each, and 4 more for a message.
    const messages = Array.from({ length: 10 }, (_, at) => ({
      role: at % 2 ? ("assistant" as const) : ("user" as const),
      text: String(at).repeat(400),
    }));
    const model = routed(
      scripted("first", () => [outage()], 4_000),
      scripted("small", () => [outage()], 520),
      scripted("tiny", () => [outage()], 10),
      scripted("large", () => hello, 8_000),
    );
    await eventsOf(model, { system: "", messages });
    const firstSent = calls.map(([id, { messages: all }]) => [id, all.length, all.at(-1)?.text[0]]);
    // 520 - 100 for the reply leave room for four messages.
    expect(firstSent).toEqual([
      ["first", 10, "9"],
      ["small", 4, "9"],
      ["tiny", 1, "9"],
      ["large", 10, "9"],
    ]);
  });

  it("are chosen by the plan of the user, and those of background tasks without one", async () => {
    const models = { free: scripted("free", () => hello), background: scripted("background", () => hello) };
    const premium = scripted("premium", () => hello);
    const model = fallbackModel("all", {
      routeOf: (name) => (name === 110 ? [premium] : [name === 101 ? models.free : models.background]),
      onOutage: () => undefined,
    });
    await eventsOf(model, { ...request, turn: { userId: "u", priority: 110 } });
    await eventsOf(model, { ...request, turn: { userId: "u", priority: 101 } });
    await eventsOf(model);
    expect(called()).toEqual(["premium", "free", "background"]);
  });

  it("use the next one when nothing listens at the first address", async () => {
    const settings = { id: "gone", contextTokens: null, replyTokens: 100 };
    const unreachable = compatibleModel({ name: "gone", baseUrl: "http://127.0.0.1:9/v1", apiKey: null });
    const model = routed(
      { ...unreachable, settings },
      scripted("second", () => hello),
    );
    expect(await eventsOf(model)).toEqual(hello);
    expect(outages).toEqual(["gone"]);
  });

  it("end when the client disconnects, also the model that replies", async () => {
    let closed = false;
    const talking = scripted("talking", () => hello);
    const model = routed({
      ...talking,
      async *reply() {
        try {
          yield* hello;
        } finally {
          closed = true;
        }
      },
    });
    for await (const event of model.reply(request, new AbortController().signal)) {
      expect(event.kind).toBe("delta");
      break;
    }
    expect(closed).toBe(true);
  });
});
