import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EventReader, shapeOf, textOf } from "../../../testing/eventStream.ts";
import type { ReplySnapshot } from "./reply.ts";
import { replyStream } from "./replyStream.ts";
import { Watches } from "./Watches.ts";

const SECRET = "password=hunter2";

let reply: ReplySnapshot | Error;
let watches: Watches;
let stopping: AbortController;
let admitted: boolean | Error;

beforeEach(() => {
  reply = { text: "", end: null };
  watches = new Watches();
  stopping = new AbortController();
  admitted = true;
});
afterEach(() => {
  vi.useRealTimers();
});

function open(onLook = () => undefined as void): Response {
  return replyStream({
    replyId: "reply",
    variantId: "variant",
    from: 0,
    log: pino({ level: "silent" }),
    stopping: stopping.signal,
    hasAccess: () => (admitted instanceof Error ? Promise.reject(admitted) : Promise.resolve(admitted)),
    replies: {
      ownSnapshot: () => null,
      read: () => {
        onLook();
        return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply);
      },
      watch: (id) => watches.open(id),
      watchTimeoutMs: () => Number.POSITIVE_INFINITY,
    },
  });
}

// Rule: reply-through-proxies
it("says that proxies must not buffer, compress or store it", () => {
  expect(Object.fromEntries(open().headers)).toMatchObject({
    "cache-control": "no-store, no-transform",
    "content-encoding": "identity",
    "x-accel-buffering": "no",
  });
});

// Rule: stream-idle-timeout
it("sends a heartbeat after ten seconds without an event", async () => {
  vi.useFakeTimers();
  const reader = open().body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toMatch(/"start".*"text-start"/s);
  for (let heartbeat = 0; heartbeat < 3; heartbeat += 1) {
    const chunk = next();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await chunk).toMatch(/^: .*\n\n$/);
  }
});

// Rule: stream-ends-with-session
it("ends without an end event, within ten seconds, when its client loses access", async () => {
  vi.useFakeTimers();
  const reader = new EventReader(open());
  await reader.next();
  await reader.next();
  admitted = false;
  const rest = reader.rest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await rest).toEqual([]);
});

it("continues when the access of its client cannot be checked", async () => {
  vi.useFakeTimers();
  const reader = new EventReader(open());
  await reader.next();
  await reader.next();
  admitted = new Error(SECRET);
  const rest = reader.rest();
  await vi.advanceTimersByTimeAsync(10_000);
  reply = { text: "Good evening.", end: { finish: "complete", failure: null } };
  watches.wake("reply");
  expect(textOf(await rest)).toBe("Good evening.");
});

it("ends without an end event, and without the error text, after an internal error", async () => {
  const response = open();
  const reader = new EventReader(response);
  await reader.next();
  await reader.next();
  reply = new Error(SECRET);
  watches.wake("reply");
  const rest = await reader.rest();
  expect(rest).toEqual([]);
});

it("ends without an end event when the process stops", async () => {
  const reader = new EventReader(open());
  await reader.next();
  stopping.abort();
  watches.wakeAll();
  expect(shapeOf(await reader.rest())).not.toContain("finish");
});

it("closes its watch when the client disconnects", async () => {
  const closed = vi.fn();
  const opened = watches.open.bind(watches);
  watches.open = (id) => {
    const watch = opened(id);
    return { changed: (ms) => watch.changed(ms), close: () => (closed(), watch.close()) };
  };
  const reader = new EventReader(open());
  await reader.next();
  await reader.next();
  await reader.close();
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});

it("batches the text for a slow client into one event", async () => {
  let looked = 0;
  const long = "Good evening. ".repeat(5_000);
  const response = open(() => {
    looked += 1;
  });
  reply = { text: "", end: null };
  for (let length = 14; length <= long.length; length += 14) {
    reply = { text: long.slice(0, length), end: null };
    watches.wake("reply");
    await Promise.resolve();
  }
  expect(looked).toBeLessThan(5);
  reply = { text: long, end: { finish: "complete", failure: null } };
  watches.wake("reply");
  const events = await new EventReader(response).rest();
  expect(textOf(events)).toBe(long);
  expect(events.filter(({ part }) => part !== "[DONE]" && part.type === "text-delta").length).toBeLessThan(5);
});
