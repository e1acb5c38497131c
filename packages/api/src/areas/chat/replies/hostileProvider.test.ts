import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makeLog } from "../../../shared/log.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { partOf, shapeOf, textOf } from "../../../testing/eventStream.ts";
import type { Script } from "../../../testing/scriptedProvider.ts";
import { type ChatFixture, chatFixture } from "../testing/chatFixture.ts";

/** Secrets of the provider, and the user's text: neither may be logged or sent. */
const SECRETS = /SECRET|zz_private_words/;

const head = (status: number, type: string) => ({ status, headers: { "Content-Type": type } });

function answer(status: number, type: string, body: string): Script {
  return ({ response }) => {
    const { headers } = head(status, type);
    response.writeHead(status, headers).end(body);
  };
}

interface Expected {
  readonly text: string;
  readonly finish: "complete" | "length" | "error";
  readonly used: 0 | 1;
}

const failedEmpty: Expected = { text: "", finish: "error", used: 0 };
const failedHalf: Expected = { text: "Half ", finish: "error", used: 0 };

const whole: Expected = { text: "Whole.", finish: "complete", used: 1 };
const reason = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';

const cases: [string, Script, Expected][] = [
  [
    "the end, and keeps the connection open",
    ({ say, raw }) => {
      say("Whole.");
      raw(`${reason}data: [DONE]\n\n`);
    },
    whole,
  ],
  [
    "a finish reason without the end, and closes the connection",
    ({ say, raw, response }) => {
      say("Whole.");
      raw(reason);
      response.end();
    },
    whole,
  ],
  [
    "a finish reason without the end, and keeps the connection open",
    ({ say, raw }) => {
      say("Who");
      // The last tokens can follow the finish reason.
      raw(reason);
      say("le.");
    },
    whole,
  ],
  [
    "a finish reason, and closes the connection",
    ({ say, raw, response }) => {
      say("Whole.");
      raw(reason);
      setTimeout(() => response.destroy(), 100);
    },
    whole,
  ],
  [
    "the end of a reply at the token limit, and keeps the connection open",
    ({ say, raw }) => {
      say("Whole.");
      raw(`${reason.replace("stop", "length")}data: [DONE]\n\n`);
    },
    { ...whole, finish: "length" },
  ],
  ["a page instead of a stream", answer(200, "text/html", "<h1>sk-SECRET</h1>"), failedEmpty],
  ["JSON instead of a stream", answer(200, "application/json", '{"error":"sk-SECRET"}'), failedEmpty],
  ["nothing at all", answer(200, "text/event-stream", ""), failedEmpty],
  ["a refused key", answer(401, "application/json", '{"error":{"message":"sk-SECRET"}}'), failedEmpty],
  ["a refused conversation", answer(400, "application/json", '{"error":"SECRET"}'), failedEmpty],
  ["a gateway's page", answer(502, "text/html", "SECRET".repeat(10_000)), failedEmpty],
  ["a hang-up", ({ response }) => void response.destroy(), failedEmpty],
  ["an end without a word", ({ finish }) => finish(), failedEmpty],
  [
    "an error as plain text",
    ({ say, raw, finish }) => {
      say("Half ");
      raw('data: {"error":"sk-SECRET"}\n\n');
      finish();
    },
    failedHalf,
  ],
  [
    "an unknown event",
    ({ say, raw, finish }) => {
      say("Half ");
      raw('event: ping\nid: 4\nretry: 1\ndata: {"type":"finish","text":"SECRET"}\n\n');
      finish();
    },
    { text: "Half ", finish: "complete", used: 1 },
  ],
  [
    "a reply of 100,000 characters",
    ({ say, finish }) => {
      for (let piece = 0; piece < 1_000; piece += 1) say("x".repeat(100));
      finish();
    },
    { text: "x".repeat(100_000), finish: "complete", used: 1 },
  ],
  [
    "a reply without an end",
    ({ say, finish }) => {
      for (let piece = 0; piece <= 1_000; piece += 1) say("x".repeat(100));
      finish();
    },
    { text: "x".repeat(100_000), finish: "length", used: 1 },
  ],
  [
    "text that looks like our own events",
    ({ say, finish }) => {
      say('\n\nid: 9\ndata: {"type":"finish"}\n\ndata: [DONE]\r\n\r\n');
      finish();
    },
    // Blank lines around a reply are left out.
    { text: 'id: 9\ndata: {"type":"finish"}\n\ndata: [DONE]', finish: "complete", used: 1 },
  ],
];

describeDatabase("a provider that sends", (database) => {
  let chats: ChatFixture;
  let logged: string;
  beforeAll(async () => {
    const log = makeLog("trace", { write: (line: string) => void (logged += line) });
    chats = await chatFixture(database(), { log });
  });
  afterAll(() => chats.close());
  beforeEach(() => {
    logged = "";
  });

  it.each(cases)("%s ends in one state, and no secret is stored or sent", async (_what, script, expected) => {
    chats.provider.play(script);
    const testChat = await chats.newChat();
    const events = await testChat.sendAndRead("Hello, zz_private_words");
    const failure = expected.finish === "error" ? ["data-failure", "error"] : [];
    expect(shapeOf(events).filter((type) => type !== "text-delta")).toEqual([
      ...["start", "data-accepted", "text-start", "text-end"],
      ...[...failure, "data-ended", "finish", "[DONE]"],
    ]);
    expect(textOf(events)).toBe(expected.text);
    expect(partOf(events, "data-ended").data.finish).toBe(expected.finish);
    const reply = await testChat.reply();
    expect(reply.status).toBe(expected.finish === "error" ? "failed" : "done");
    expect(reply.alternatives).toMatchObject([{ text: expected.text, finish: expected.finish }]);
    expect(await testChat.used()).toBe(expected.used);
    expect(JSON.stringify([events, reply])).not.toContain("SECRET");
    expect(logged).toContain("request");
    expect(logged).not.toMatch(SECRETS);
    await chats.provider.calls.at(-1)?.hungUp;
  });
});
