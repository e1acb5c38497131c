import { expect, it } from "vitest";
import type { ModelEvent } from "../Model.ts";
import { compatibleModel } from "./compatibleModel.ts";

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish_reason: unknown = null) =>
  data({ id: "1", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] });
const DONE = "data: [DONE]\n\n";
const first = chunk({ role: "assistant", content: "Good " });
const last = chunk({ content: "evening." });
const stop = chunk({}, "stop");

/** A body that is sent in pieces of a few bytes. A number is a pause in milliseconds. */
function bodyOf(parts: readonly (string | number)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for (const part of parts) {
        if (typeof part === "number") await new Promise((resolve) => setTimeout(resolve, part));
        else
          for (const [piece] of part.matchAll(/[^]{1,7}/g))
            controller.enqueue(new TextEncoder().encode(piece));
      }
      controller.close();
    },
  });
}

/** The text of a reply, and how it ended. */
async function replyTo(parts: readonly (string | number)[], contentType = "text/event-stream") {
  const model = compatibleModel({
    name: "any",
    baseUrl: "http://model.test/v1",
    apiKey: null,
    fetch: () => Promise.resolve(new Response(bodyOf(parts), { headers: { "Content-Type": contentType } })),
  });
  const messages = [{ role: "user", text: "Hello" }] as const;
  const events: ModelEvent[] = [];
  for await (const event of model.reply({ system: "", messages }, new AbortController().signal))
    events.push(event);
  const text = events.map((event) => (event.kind === "delta" ? event.text : "")).join("");
  const end = events.at(-1);
  return [text, end?.kind === "end" ? end.finish : undefined];
}

const reasons: Readonly<Record<string, readonly unknown[]>> = {
  length: [
    "FINISH_REASON_MAX_TOKENS",
    "finish_reason_length",
    "max_new_tokens",
    "model_context_window_exceeded",
    "ERROR_LIMIT",
    "limit",
    { type: "length", length: 20 },
  ],
  blocked: [
    "content_filter: PROHIBITED_CONTENT",
    "ERROR_TOXIC",
    "unsafe",
    "policy_violation",
    "content_violation",
    "IMAGE_SAFETY",
    "guardrail_intervened",
    "risk_control",
  ],
  error: ["USER_CANCEL", "exception", "server_shutdown", "engine_crashed", "oom", { type: "abort" }],
  complete: ["COMPLETE", "eos_found", "EndOfText", "tool_use", "pause_turn", "OTHER", { type: "stop" }],
};

it.each(
  Object.entries(reasons).flatMap(([finish, values]) => values.map((value) => [value, finish] as const)),
)("the finish reason %j means %s", async (reason, finish) => {
  expect(await replyTo([first, last, chunk({}, reason), DONE])).toEqual(["Good evening.", finish]);
});

it.each([
  ["a router's error in a chunk", { error: { code: "server_error", message: "Gone" }, choices: [] }],
  ["a gateway's error", { success: false, error: { code: "INTERNAL", status: 500 } }],
  ["an error named by `statusCode`", { statusCode: 500, message: "Internal Server Error" }],
  ["an error named by `status_code`", { status_code: 429, message: "Too many" }],
  ["MiniMax's error", { choices: null, base_resp: { status_code: 1008, status_msg: "No balance" } }],
  ["FastAPI's error", { detail: "Not authenticated" }],
])("%s ends the reply, and the words before it are kept", async (_name, error) => {
  expect(await replyTo([first, data(error), DONE])).toEqual(["Good ", "error"]);
  expect(await replyTo([first, last, stop, data(error)])).toEqual(["Good evening.", "complete"]);
});

it.each([
  ["the place in a queue", { status: "queued", detail: "position 3" }],
  ["a code of success", { code: 0, message: "ok" }],
  ["MiniMax's success", { base_resp: { status_code: 0, status_msg: "" } }],
  ["a choice that is null", { choices: [null] }],
  ["a number", 1],
  ["a list", []],
])("%s is skipped", async (_name, value) => {
  const event = data(value);
  expect(await replyTo([event, first, event, last, event, stop, event, DONE])).toEqual([
    "Good evening.",
    "complete",
  ]);
});

it.each([
  ["written twice", (event: string) => `data: ${event}`],
  ["in capitals", (event: string) => event.replace("data:", "Data:")],
  ["after a space", (event: string) => ` ${event}`],
])("the field `data` is read when it is %s", async (_name, change) => {
  expect(await replyTo([first, last, stop, DONE].map(change))).toEqual(["Good evening.", "complete"]);
});

it("a server that sends a reason with each part has not ended while text comes", async () => {
  const parts = ["Good ", "evening, ", "Rosa."].map((content) => chunk({ content }, "stop"));
  const [one = "", two = "", three = ""] = parts;
  expect(await replyTo([one, 20, two, 700, three, DONE])).toEqual(["Good evening, Rosa.", "complete"]);
});
