import type { StreamPart } from "@mimi/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./ApiError.ts";
import { createReplyStreams, type StreamEvent } from "./stream.ts";

const sending = { chat_key: "k".repeat(22), character_id: "c1", client_id: "client-1", text: "Hello" };
const accepted: StreamPart = {
  type: "data-accepted",
  data: {
    chat_key: sending.chat_key,
    user_message_id: "m1",
    reply_id: "m2",
    alternative_id: "a1",
    alternative_index: 0,
    quota: { limit: 50, used: 1, resets_at: "2026-11-21T00:00:00Z" },
  },
};
const delta = (text: string): StreamPart => ({ type: "text-delta", id: "t", delta: text });
const finish: StreamPart = { type: "finish" };

/** A part as it travels; the id is the resume point after it. */
const wire = (part: StreamPart, id?: number) =>
  `${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(part)}\n\n`;

/** Answers with text, cut into chunks, and then closes the connection or leaves it open. */
function streaming(chunks: readonly (string | Uint8Array)[], then: "close" | "break" | "stay" = "close") {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      if (then === "close") controller.close();
      if (then === "break") setTimeout(() => controller.error(new TypeError("network error")), 0);
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

function streams(...answers: (() => Response | Promise<Response>)[]) {
  const requests: Request[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL) => {
    const request = input as Request;
    requests.push(request);
    const next = answers.shift();
    if (!next) throw new TypeError("Failed to fetch");
    const response = await next();
    // As fetch does: an aborted request breaks its body.
    const reader = response.body?.getReader();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        request.signal.addEventListener("abort", () => controller.error(request.signal.reason), {
          once: true,
        }),
      async pull(controller) {
        const read = await reader?.read();
        if (!read || read.done) controller.close();
        else controller.enqueue(read.value);
      },
    });
    return new Response(body, { status: response.status, headers: response.headers });
  });
  const onSessionEnded = vi.fn();
  const made = createReplyStreams({
    origin: "http://mimi.test",
    session: () => "s",
    fetch,
    onSessionEnded,
    untilOnline: async () => undefined,
    resumeDelay: () => 0,
  });
  return { ...made, requests, onSessionEnded };
}

async function all(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const found: StreamEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
}

const textOf = (events: readonly StreamEvent[]) =>
  events.map((e) => (e.kind === "part" && e.part.type === "text-delta" ? e.part.delta : "")).join("");
const live = () => new AbortController().signal;

beforeEach(() => void vi.useRealTimers());
afterEach(() => void vi.useRealTimers());

it("yields every part of a reply in order, with the session in the header", async () => {
  const { send, requests } = streams(() =>
    streaming([wire(accepted, 0), wire(delta("Good "), 5), wire(delta("evening"), 12), wire(finish, 12)]),
  );
  const events = await all(send(sending, live()));
  expect(textOf(events)).toBe("Good evening");
  expect(events.some(({ kind }) => kind === "lost")).toBe(false);
  expect(requests[0]?.headers.get("mimi-cookie")).toBe("s");
  expect(await requests[0]?.json()).toEqual(sending);
});

it("joins characters that were cut between bytes, and lines between chunks", async () => {
  const bytes = new TextEncoder().encode(wire(accepted, 0) + wire(delta("über 🌙"), 7) + wire(finish, 7));
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const { send } = streams(() => streaming([bytes.slice(0, cut), bytes.slice(cut)]));
    expect(textOf(await all(send(sending, live())))).toBe("über 🌙");
  }
});

it.each(["close", "break"] as const)(
  "resumes after the last part it has when the connection %ss",
  async (end) => {
    const { send, requests } = streams(
      () => streaming([wire(accepted, 0), wire(delta("Good "), 5)], end),
      () => streaming([wire(delta("evening"), 12), wire(finish, 12)]),
    );
    const events = await all(send(sending, live()));
    expect(textOf(events)).toBe("Good evening");
    expect(events.filter(({ kind }) => kind === "lost")).toHaveLength(1);
    expect(requests.map(({ method }) => method)).toEqual(["POST", "GET"]);
    expect(requests[1]?.headers.get("last-event-id")).toBe("5");
    expect(requests[1]?.url).toContain("message_id=m2");
  },
);

it("retries while the API is unreachable or busy", async () => {
  const busy = () => Response.json({ code: 50301, data: null }, { status: 503 });
  const { resume } = streams(
    busy,
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => streaming([wire(delta("evening"), 12), wire(finish, 12)]),
  );
  const events = await all(resume({ chat_key: sending.chat_key, message_id: "m2" }, 5, live()));
  expect(textOf(events)).toBe("evening");
});

// Rule: stream-idle-timeout
it("treats thirty seconds without data as a lost connection", async () => {
  vi.useFakeTimers();
  const { send, requests } = streams(
    () => streaming([wire(accepted, 0), ": heartbeat\n\n"], "stay"),
    () => streaming([wire(finish, 0)]),
  );
  const done = all(send(sending, live()));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.runAllTimersAsync();
  expect((await done).map(({ kind }) => kind)).toEqual(["part", "lost", "part"]);
});

// Rule: post-never-retried
it("never retries a send", async () => {
  const { send, requests } = streams(() => streaming([], "break"));
  await expect(all(send(sending, live()))).rejects.toMatchObject({ code: "unreachable" });
  expect(requests).toHaveLength(1);
});

it("fails with the code of a refusal", async () => {
  const details = { limit: 50, resets_at: "2026-11-21T00:00:00Z" };
  const { send } = streams(() => Response.json({ code: 42902, data: null, details }, { status: 429 }));
  await expect(all(send(sending, live()))).rejects.toMatchObject({ code: 42902, details });
});

it("reports that the session has ended", async () => {
  const { send, onSessionEnded } = streams(() => Response.json({ code: 40101, data: null }, { status: 401 }));
  await expect(all(send(sending, live()))).rejects.toBeInstanceOf(ApiError);
  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

it("ignores unknown parts", async () => {
  const unknown = `data: {"type":"reasoning-delta","delta":"hm"}\n\n`;
  const { send } = streams(() =>
    streaming([wire(accepted, 0), unknown, wire(delta("Hi"), 2), wire(finish, 2)]),
  );
  expect(textOf(await all(send(sending, live())))).toBe("Hi");
});

it("ends when its consumer stops", async () => {
  const leaving = new AbortController();
  const { send, requests } = streams(() => streaming([wire(accepted, 0)], "stay"));
  const events = send(sending, leaving.signal)[Symbol.asyncIterator]();
  await events.next();
  const next = events.next();
  leaving.abort();
  await expect(next).rejects.toMatchObject({ name: "AbortError" });
  expect(requests).toHaveLength(1);
});
