import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { modelsFolder } from "../modelStore.ts";
import { installStandIn, newDataDir } from "../testing/standIn.ts";
import { chatServer, type ServerProps } from "./chatServer.ts";
import type { Engine } from "./Engine.ts";
import { loadEngine } from "./llamaEngine.ts";

let engine: Engine;
let server: Server;
let origin: string;

/** Loads the stand-in for node-llama-cpp, and serves it with the key `right`. */
async function load(places = 1, contextTokens = 2_048) {
  const dataDir = newDataDir();
  const path = installStandIn(dataDir);
  return loadEngine({ name: "small", folder: modelsFolder(dataDir), path, contextTokens, places });
}

beforeEach(async () => {
  engine = await load();
  server = chatServer(engine, "right");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const headers = { Authorization: "Bearer right" };
const says = (content: string, more: object = {}) => ({
  messages: [{ role: "user", content }],
  stream: true,
  ...more,
});

function post(body: object | string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${origin}/v1/chat/completions`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

interface Chunk {
  readonly choices: readonly {
    readonly delta: { readonly content?: string };
    readonly finish_reason: string | null;
  }[];
  readonly usage?: object;
  readonly error?: { readonly message: string };
}

async function chunksOf(response: Response): Promise<readonly Chunk[]> {
  const events = (await response.text()).split("\n\n").filter(Boolean);
  expect(
    events.filter((event) => event !== "data: [DONE]").every((event) => event.startsWith("data: {")),
  ).toBe(true);
  return events.flatMap((event) => (event === "data: [DONE]" ? [] : [JSON.parse(event.slice(6)) as Chunk]));
}

const textOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ choices = [] }) => choices.map(({ delta }) => delta.content ?? "")).join("");
const finishOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ choices = [] }) => choices.map(({ finish_reason }) => finish_reason)).filter(Boolean);

test("a reply is streamed, with its end, and with the number of tokens when it is requested", async () => {
  const chunks = await chunksOf(await post(says("Hello", { stream_options: { include_usage: true } })));
  expect(textOf(chunks)).toBe("Good evening. The kettle sings.");
  expect(finishOf(chunks)).toEqual(["stop"]);
  expect(chunks.at(-1)?.usage).toMatchObject({ completion_tokens: 7 });
  const without = await chunksOf(await post(says("Hello")));
  expect(without.some(({ usage }) => usage)).toBe(false);
});

test("the most tokens and stop texts end a reply", async () => {
  const short = await chunksOf(await post(says("Hello", { max_tokens: 3 })));
  expect([textOf(short), finishOf(short)]).toEqual(["Good evening.", ["length"]]);
  const stopped = await chunksOf(await post(says("Hello", { stop: [" kettle"] })));
  expect([textOf(stopped), finishOf(stopped)]).toEqual(["Good evening. The", ["stop"]]);
});

// Without an end, the reply would take 40 s.
// Rule: model-chat-template
test("a client that goes away ends its reply, and the next request gets its place", {
  timeout: 10_000,
}, async () => {
  const leave = new AbortController();
  const endless = await post(says("ENDLESS"), leave.signal);
  const reader = endless.body?.getReader();
  await reader?.read();
  const next = post(says("Hello"));
  leave.abort();
  expect(textOf(await chunksOf(await next))).toBe("Good evening. The kettle sings.");
});

test("a reply that fails keeps its words, and the error is in the stream", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const chunks = await chunksOf(await post(says("BREAK")));
  expect(textOf(chunks.slice(0, -1))).toBe("Good evening.");
  expect(chunks.at(-1)?.error?.message).toBe("decode failed");
  expect(finishOf(chunks)).toEqual([]);
});

test.each([
  ["no JSON", "{", "The body is not valid JSON."],
  ["no messages", { stream: true, messages: [] }, "messages must be a list of texts with a role."],
  ["no stream", { ...says("Hello"), stream: false }, "Only streams are served: stream must be true."],
  ["a wrong field", says("Hello", { temperature: "hot" }), "temperature must be a number."],
])("%s is refused in one sentence", async (_what, body, message) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: { code: 400, type: "invalid_request_error", message } });
});

test("every call but the health check needs the key", async () => {
  const statusOf = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${origin}${path}`, init)).status;
  expect(await statusOf("/health")).toBe(200);
  expect(await statusOf("/props")).toBe(401);
  expect(await statusOf("/v1/models", { headers: { Authorization: "Bearer wrong" } })).toBe(401);
  expect(await statusOf("/v1/chat/completions", { method: "POST", body: "{}" })).toBe(401);
  expect(await statusOf("/v1/models", { headers })).toBe(200);
  expect(await statusOf("/elsewhere", { headers })).toBe(404);
});

test("says its context, its places and what its template accepts", async () => {
  const props = (await (await fetch(`${origin}/props`, { headers })).json()) as ServerProps;
  expect(props).toEqual({
    default_generation_settings: { n_ctx: 2_048 },
    total_slots: 1,
    roles: { system_role: "anywhere", alternate_roles: false },
  });
});

test("has as many places as the memory is enough for, and no more context than the file", async () => {
  const large = await load(4, 100_000);
  expect([large.places, large.contextTokens]).toEqual([2, 4_096]);
});

// Rule: model-chat-template
test("a chat that is longer than the context loses its oldest messages, and keeps the card", async () => {
  const words = (count: number) => "word ".repeat(count).trim();
  const messages = [
    { role: "system", content: "Card" },
    { role: "user", content: words(900) },
    { role: "assistant", content: words(900) },
    { role: "user", content: "Hello" },
  ];
  const body = { messages, stream: true, stream_options: { include_usage: true } };
  const [usage] = (await chunksOf(await post(body))).slice(-1);
  expect(usage?.usage).toMatchObject({ prompt_tokens: 907 });
  const response = await post(says(words(3_000)));
  expect(response.status).toBe(400);
  expect(((await response.json()) as Chunk).error?.message).toBe(
    "The chat has 3003 tokens, and the context of small has 2048.",
  );
});
