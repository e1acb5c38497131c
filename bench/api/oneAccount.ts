import { randomUUID } from "node:crypto";
import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readdirSync, statSync } from "node:fs";
import { text } from "node:stream/consumers";
import { book } from "@mimi/contract";
import { parse } from "valibot";
import { addCharacter } from "../../packages/api/src/testing/addCharacter.ts";
import { addLongChat } from "../../packages/api/src/testing/addLongChat.ts";
import { type Server, startApi } from "./apiServer.ts";
import { type BenchDatabase, openHere } from "./databases.ts";
import type { Figure } from "./Figure.ts";
import { times } from "./requests.ts";

/** Calls of the account at a time. */
const PARALLEL = 4;
/** Milliseconds between two calls of another user. */
const OTHER_EVERY_MS = 20;
const CHAT = "bench-long-chat-000000";
const CHARACTER = "bench-character";
/** A private published character of the account, whose lorebook has nearly the 512 KB that are allowed. */
const LOREBOOK_CHARACTER = "bench-lorebook-character";
/** Another one, whose lorebook has as many patterns as are allowed, written to be slow. */
const PATTERNS_CHARACTER = "bench-patterns-character";
const SLOW_PATTERNS = ["(a+)+$", "(([^b]{1,30}){1,30})z", String.raw`[\u0041-\uffff]{9}`];
/** The account's long chat. */
const LONG_CHAT = { chatKey: CHAT, characterId: CHARACTER, messages: 10_000, words: 80 };
const MB = 1024 * 1024;
/** A message with this word is blocked by the provider of the bench. */
const BLOCKED = "blocked";

/** Sends a call of the account and reads its answer; resolves to its status. `stop` stops the reply before its first word. */
type Send = (path: string, body?: object, how?: { readonly stop: boolean }) => Promise<number>;

type Lines = Readonly<Record<string, (send: Send, at: number) => Promise<number>>>;

/** What one free account does at full speed. `at` counts the calls. */
const lines: Lines = {
  "branching its long chat": (send, at) =>
    send("/chat/branch/", {
      chat_key: CHAT,
      message_id: `${CHAT}-${LONG_CHAT.messages}`,
      client_id: clientId(at),
    }),
  "editing a reply of 99,000 letters": (send, at) =>
    send("/chat/edit/", { chat_key: CHAT, message_id: `${CHAT}-2`, text: longText(at) }),
  "saving a character": (send, at) =>
    send("/character/create/", { name: "Ada", definition: longText(at).slice(0, 64_000) }),
  "renaming a character with a long lorebook": (send, at) =>
    send("/character/create/", { id: LOREBOOK_CHARACTER, name: `Ada ${at}` }),
  "exporting its long chat": (send) => send(`/chat/export/?chat_key=${CHAT}&format=json`),
  "searching its chats": (send, at) => send(`/chat/search/?text=${["w", "w1", "w12 w3", "w4999"][at % 4]}`),
  "stopping replies before their first word": (send, at) =>
    send("/chat/send/", messageOf("stopped", at), { stop: true }),
  "getting replies that the provider blocks": (send, at) => send("/chat/send/", messageOf(BLOCKED, at)),
  "creating accounts": (send, at) => send(`/user/create_cookie/?account=${at}`),
};

/** What an account does with a lorebook of 8,000 patterns. */
const patternLines: Lines = {
  "sending to a lorebook of 8,000 patterns": (send, at) =>
    send("/chat/send/", patternsMessage(at), { stop: true }),
  "viewing the prompt of a lorebook of 8,000 patterns": (send, at) =>
    send(`/chat/prompt/?chat_key=${patternsMessage(at).chat_key}`),
};

const linesOf = { "27": lines, "29": patternLines } as const;

/**
 * Rows 27 and 29: what others wait, and what the disk grows by, while one free account does each of these things at full speed
 * with the default limits.
 */
export async function oneAccount(
  database: BenchDatabase,
  seconds: number,
  row: keyof typeof linesOf,
): Promise<Figure[]> {
  await fill(database);
  const model = await silentModel();
  const api = await startApi({
    ...database.environment,
    ...{ RATE_LIMITS: "on", MODEL_BASE_URL: model.address, MODEL_NAME: "silent", CHAT_TITLES: "message" },
  });
  try {
    // The first calls prepare statements.
    await others(api, 5);
    const idle = percentile(await others(api, 5), 0.99);
    const figures: Figure[] = [];
    for (const [what, call] of Object.entries(linesOf[row])) {
      const [before, readBefore] = [sizeOf(database), model.requests()];
      const session = await signIn(api, "bench-account");
      const ends = performance.now() + seconds * 1_000;
      const statuses: number[] = [];
      let at = 0;
      const send = sender(api, session, model);
      const work = async () => {
        while (performance.now() < ends) statuses.push(await call(send, at++));
      };
      const [waits] = await Promise.all([others(api, seconds), ...Array.from({ length: PARALLEL }, work)]);
      // A call that failed is no measurement of what it was to do.
      const failed = statuses.filter((status) => status >= 500);
      if (failed.length > 0) throw new Error(`${what}: ${failed.length} calls ended with ${failed[0]}`);
      const accepted = statuses.filter((status) => status === 200).length;
      const name = `one account ${what}, ${database.kind}`;
      const from = [
        `${accepted} of ${statuses.length} calls accepted in ${seconds} s`,
        `median ${percentile(waits, 0.5).toFixed(0)} ms, longest ${Math.max(...waits).toFixed(0)} ms, idle p99 ${idle.toFixed(0)} ms`,
        ...(model.requests() > readBefore ? [`${model.requests() - readBefore} requests to the model`] : []),
      ].join("; ");
      const grown = Math.max(0, sizeOf(database) - before) / MB;
      figures.push(
        {
          row,
          what: `p99 of others, ${name}`,
          value: percentile(waits, 0.99),
          unit: "ms",
          gate: 500,
          aim: 250,
          from,
        },
        { row, what: `growth of the disk, ${name}`, value: grown, unit: "MB", gate: 200, aim: 100 },
      );
    }
    return figures;
  } finally {
    await api.end();
    model.close();
  }
}

/** The times of home's list for another user, in milliseconds. */
async function others(api: Server, seconds: number): Promise<number[]> {
  const ends = performance.now() + seconds * 1_000;
  const waits: number[] = [];
  while (performance.now() < ends) {
    waits.push(...(await times([`${api.origin}/api/index/?page=1&count=20&rating=sfw`])));
    await new Promise((resolve) => setTimeout(resolve, OTHER_EVERY_MS));
  }
  return waits;
}

function sender(api: Server, session: string, model: { arrived(): Promise<void> }): Send {
  return async (path, body, { stop } = { stop: false }) => {
    const account = /account=(\d+)/.exec(path)?.[1];
    const headers: Record<string, string> =
      account === undefined
        ? { "mimi-cookie": session }
        : { Authorization: `Bearer ${token(`new-${account}`)}` };
    const address = `${api.origin}/api${path.replace(/\?account=.*/, "")}`;
    const response = body
      ? await fetch(address, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify(body),
        })
      : await fetch(address, { headers });
    if (stop && response.ok) await stopReply(api, session, response, body as { chat_key: string }, model);
    else await response.arrayBuffer();
    return response.status;
  };
}

/** Stops a reply when the model has its request, and reads its stream to the end. */
async function stopReply(
  api: Server,
  session: string,
  response: Response,
  { chat_key }: { readonly chat_key: string },
  model: { arrived(): Promise<void> },
): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = "";
  let messageId: string | undefined;
  while (reader && messageId === undefined) {
    const { done, value } = await reader.read();
    if (done) return;
    received += value;
    messageId = /"messageId":"([^"]+)"/.exec(received)?.[1];
  }
  await model.arrived();
  await fetch(`${api.origin}/api/chat/stop/`, {
    method: "POST",
    headers: { "mimi-cookie": session, "Content-Type": "application/json" },
    body: JSON.stringify({ chat_key, message_id: messageId }),
  });
  while (reader && !(await reader.read()).done);
}

/** A model that reads every prompt and never answers, except that it blocks messages with the word. */
async function silentModel() {
  let requests = 0;
  const waiting: (() => void)[] = [];
  const server: HttpServer = createServer((request, response) => {
    requests += 1;
    for (const wake of waiting.splice(0)) wake();
    void text(request).then((prompt) => {
      if (!prompt.includes(`"${BLOCKED}"`)) return;
      const end = { choices: [{ index: 0, delta: {}, finish_reason: "content_filter" }] };
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: () => requests,
    /** Resolves at the next request, or after a moment when it has come already. */
    arrived: () =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push(resolve)),
        new Promise<void>((resolve) => setTimeout(resolve, 50)),
      ]),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function signIn({ origin }: Server, name: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token(name)}` };
  const answer = await fetch(`${origin}/api/user/create_cookie/`, { headers });
  return ((await answer.json()) as { data: string }).data;
}

/** An unsigned token, as of the auth emulator. */
function token(name: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    ...{ iss: "https://securetoken.google.com/demo-mimi", aud: "demo-mimi", sub: `sub-${name}` },
    ...{ iat: now, auth_time: now, exp: now + 3_600, email: `${name}@example.org`, email_verified: true },
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
}

/** Adds the account with its long chat, before the API opens the database. */
async function fill(bench: BenchDatabase): Promise<void> {
  const database = await openHere(bench);
  await addLongChat(database.db, { ...LONG_CHAT, identity: "sub-bench-account" });
  await addCharacter(database.db, {
    ...{ id: LOREBOOK_CHARACTER, creator_id: `user-${CHAT}`, visibility: "private" },
    book: parse(book, { entries: Array.from({ length: 60 }, (_none, at) => entryOf(at)) }),
  });
  await addCharacter(database.db, {
    ...{ id: PATTERNS_CHARACTER, creator_id: `user-${CHAT}`, visibility: "private" },
    book: parse(book, { entries: Array.from({ length: 200 }, (_none, at) => patternsEntry(at)) }),
  });
  await database.close();
}

/** Bytes of the data folder. Only the embedded database is in it. */
function sizeOf({ environment }: BenchDatabase): number {
  const folder = environment.MIMI_DATA_DIR ?? "";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.reduce(
    (sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

function longText(at: number): string {
  return Array.from({ length: 14_000 }, (_none, n) => `w${(at * 7919 + n * 104_729) % 5_000}`)
    .join(" ")
    .slice(0, 99_000);
}

function entryOf(at: number) {
  return { keys: [`key${at}`], content: longText(at).slice(0, 8_000) };
}

function patternsEntry(at: number) {
  const keys = Array.from({ length: 40 }, (_none, n) => `/${SLOW_PATTERNS[n % 3]}${at * 40 + n}/i`);
  return { keys, content: "Not found." };
}

/** A message that the patterns search for long. */
function patternsMessage(at: number) {
  const chat_key = `bench-patterns-chat-${String(at % PARALLEL).padStart(4, "0")}`;
  const text = "a".repeat(7_900);
  return { chat_key, character_id: PATTERNS_CHARACTER, client_id: clientId(at), text };
}

/** A message in one of as many chats as there are calls at a time; the same word in each. */
function messageOf(word: string, at: number) {
  const chat_key = `bench-${word}-chat-${String(at % PARALLEL).padStart(4, "0")}`;
  return { chat_key, character_id: CHARACTER, client_id: clientId(at), text: word };
}

function clientId(at: number): string {
  return `${randomUUID()}-${at}`.slice(0, 60);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
