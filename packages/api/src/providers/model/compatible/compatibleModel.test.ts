import type { FailureReason } from "@mimi/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Script, type ScriptedProvider, scriptedProvider } from "../../../testing/scriptedProvider.ts";
import { compatibleModel } from "./compatibleModel.ts";
import type { ModelEvent, ModelRequest } from "../Model.ts";

const SECRET = "sk-SECRET";
const request: ModelRequest = {
  system: "You are Odile.",
  messages: [{ role: "user", text: "Hello" }],
};

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await scriptedProvider();
});
afterAll(() => provider.close());

async function replyTo(script: Script, signal = new AbortController().signal) {
  provider.play(script);
  const model = compatibleModel({
    name: "test",
    baseUrl: provider.baseUrl,
    apiKey: SECRET,
    firstTokenMs: 250,
    betweenTokensMs: 250,
  });
  const events: ModelEvent[] = [];
  for await (const event of model.reply(request, signal)) events.push(event);
  const end = events.at(-1);
  const text = events.map((event) => (event.kind === "delta" ? event.text : "")).join("");
  const ends = events.filter((event) => event.kind === "end");
  expect(ends).toEqual([end]);
  return { text, end: ends[0] };
}

function sse(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

describe("a successful reply", () => {
  it("has the tokens in order, then `complete`", async () => {
    const { text, end } = await replyTo((turn) => {
      turn.say("Good ", "evening", " 🌙");
      turn.finish();
    });
    expect(text).toBe("Good evening 🌙");
    expect(end).toEqual({ kind: "end", finish: "complete", model: "test" });
  });

  it("sends the card first, then the messages", async () => {
    await replyTo((turn) => {
      turn.say("Hm.");
      turn.finish();
    });
    expect(provider.calls.at(-1)?.body.messages).toEqual([
      { role: "system", content: "You are Odile." },
      { role: "user", content: "Hello" },
    ]);
  });

  it("can start with a byte order mark", async () => {
    const { text, end } = await replyTo((turn) => {
      turn.raw(`\ufeff${sse({ choices: [{ index: 0, delta: { content: "First. " } }] })}`);
      turn.say("Second.");
      turn.finish();
    });
    expect([text, end?.finish]).toEqual(["First. Second.", "complete"]);
  });

  it("is complete without a closing [DONE]", async () => {
    const { text, end } = await replyTo((turn) => {
      turn.say("All of it.");
      turn.raw(sse({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
      turn.response.end();
    });
    expect([text, end?.finish]).toEqual(["All of it.", "complete"]);
  });

  it("is complete without a finish reason, when the answer ends in order", async () => {
    const { text, end } = await replyTo((turn) => {
      turn.say("All of it.");
      turn.response.end();
    });
    expect([text, end?.finish]).toEqual(["All of it.", "complete"]);
  });

  it.each([
    ["bad JSON", "data: {oh no\n\n"],
    ["the wrong type", sse({ choices: "none" })],
    ["a number", "data: 7\n\n"],
    ["metadata", sse({ created: 1, provider: "Example" })],
  ])("leaves out what cannot be read: %s", async (_what, unreadable) => {
    const { text, end } = await replyTo((turn) => {
      turn.say("Half ");
      turn.raw(unreadable);
      turn.say("more");
      turn.finish();
    });
    expect([text, end?.finish]).toEqual(["Half more", "complete"]);
  });

  it.each([
    ["length", "length"],
    ["content_filter", "blocked"],
    ["stop", "complete"],
    ["eos", "complete"],
  ])("maps the finish reason %s to %s", async (reason, finish) => {
    const { end } = await replyTo((turn) => {
      turn.say("Some");
      turn.finish(reason);
    });
    expect(end?.finish).toBe(finish);
  });
});

describe("a failed reply", () => {
  const cases: [string, Script, { text: string; reason: FailureReason; retryable: boolean }][] = [
    [
      "429",
      ({ response }) =>
        void response.writeHead(429, { "Retry-After": "7" }).end(`{"error":{"message":"${SECRET}"}}`),
      { text: "", reason: "model_busy", retryable: true },
    ],
    [
      "500",
      ({ response }) => void response.writeHead(500).end(SECRET),
      { text: "", reason: "model_failed", retryable: true },
    ],
    [
      "401",
      ({ response }) => void response.writeHead(401).end(`{"error":{"message":"bad key ${SECRET}"}}`),
      { text: "", reason: "model_misconfigured", retryable: false },
    ],
    [
      "another content type",
      ({ response }) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>proxy</h1>"),
      { text: "", reason: "reply_garbled", retryable: true },
    ],
    [
      "no first token",
      ({ raw }) => raw(": wait\n\n"),
      { text: "", reason: "model_timeout", retryable: true },
    ],
    ["no answer at all", () => undefined, { text: "", reason: "model_timeout", retryable: true }],
    ["a stall", ({ say }) => say("Half "), { text: "Half ", reason: "model_timeout", retryable: true }],
    [
      "a cut",
      ({ say, response }) => {
        say("Half ");
        setTimeout(() => response.destroy(), 30);
      },
      { text: "Half ", reason: "reply_cut", retryable: true },
    ],
    [
      "a stream that ends within an event",
      ({ say, raw, response }) => {
        say("Half ");
        raw('data: {"choices":[{"index":0,"del');
        response.end();
      },
      { text: "Half ", reason: "reply_cut", retryable: true },
    ],
    [
      "an error object in the stream",
      ({ say, raw, finish }) => {
        say("Half ");
        raw(sse({ error: { message: `overloaded ${SECRET}`, type: "server_error" } }));
        finish();
      },
      { text: "Half ", reason: "model_failed", retryable: true },
    ],
    [
      "a line of 1 MB",
      ({ say, raw, finish }) => {
        say("Half ");
        raw(`data: {"choices":[{"index":0,"delta":{"content":"${"x".repeat(1_048_576)}"}}]}\n\n`);
        finish();
      },
      { text: "Half ", reason: "reply_garbled", retryable: true },
    ],
    ["an empty reply", ({ finish }) => finish(), { text: "", reason: "reply_empty", retryable: true }],
  ];

  it.each(cases)("%s is one clear error, and the text before it is kept", async (_name, script, expected) => {
    const { text, end } = await replyTo(script);
    expect(text).toBe(expected.text);
    if (end?.kind !== "end" || end.finish !== "error") throw new Error(`ended with ${JSON.stringify(end)}`);
    const { reason, retryable } = expected;
    expect(end.failure).toMatchObject({ code: 50201, reason, retryable });
    expect(JSON.stringify(end.failure)).not.toContain(SECRET);
  });

  it("has the provider's Retry-After", async () => {
    const { end } = await replyTo(
      ({ response }) => void response.writeHead(429, { "Retry-After": "7" }).end("{}"),
    );
    expect(end).toMatchObject({ failure: { retry_after: 7 } });
  });

  it("says that the server cannot be reached", async () => {
    const model = compatibleModel({ name: "test", baseUrl: "http://127.0.0.1:9/v1", apiKey: null });
    const events: ModelEvent[] = [];
    for await (const event of model.reply(request, new AbortController().signal)) events.push(event);
    expect(events).toMatchObject([{ kind: "end", finish: "error", failure: { retryable: true } }]);
  });
});

describe("a kept connection", () => {
  const ending = (isClosed: (socket: object) => boolean): Script => {
    return ({ response, say, finish }) => {
      if (isClosed(response.req.socket)) return void response.destroy();
      say("Hello.");
      finish();
    };
  };

  it("that the provider has closed is replaced by a new one, and the request is sent again", async () => {
    const used = new WeakSet();
    const closesUsed = ending((socket) => {
      const isUsed = used.has(socket);
      used.add(socket);
      return isUsed;
    });
    expect((await replyTo(closesUsed)).text).toBe("Hello.");
    const before = provider.calls.length;
    expect((await replyTo(closesUsed)).text).toBe("Hello.");
    expect(provider.calls.length - before).toBe(2);
  });

  it("is not retried for ever", async () => {
    await replyTo(ending(() => false));
    const before = provider.calls.length;
    expect((await replyTo(ending(() => true))).end?.finish).toBe("error");
    expect(provider.calls.length - before).toBe(2);
    expect((await replyTo(ending(() => true))).end?.finish).toBe("error");
    // No connection is kept any more: that one was new.
    expect(provider.calls.length - before).toBe(3);
  });
});

describe("stopping a reply", () => {
  it("cancels the provider's work and ends as stopped, with the text so far", async () => {
    const stop = new AbortController();
    const { text, end } = await replyTo(async (turn) => {
      turn.say("Half ");
      setTimeout(() => stop.abort(), 30);
    }, stop.signal);
    expect([text, end?.finish]).toEqual(["Half ", "stopped"]);
    await provider.calls.at(-1)?.hungUp;
  });

  it("ends as stopped before the first token, too", async () => {
    const stop = new AbortController();
    const { text, end } = await replyTo(() => stop.abort(), stop.signal);
    expect([text, end?.finish]).toEqual(["", "stopped"]);
  });
});
