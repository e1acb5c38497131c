// A model for row 20, in a process of its own: it thinks until everybody has asked, then says a few words to each of them
// every 100 ms. `/talk?streams=1000&pieces=120` answers once so many wait and the talk has begun, `/asked` how many wait.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PIECE, PIECE_MS } from "./talk.ts";

/** Replies are spoken in groups, one after the other within the time of a piece, as people ask at different times. */
const GROUPS = 20;
/** Milliseconds between two signs of life of a model that thinks. */
const THINK_MS = 5_000;

const part = (delta: object, reason: string | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

// Made once and written past the response: what the model costs is taken from the cores that are measured.
const chunk = (text: string) => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
const piece = chunk(part({ content: PIECE }, null));
const thought = chunk(part({ reasoning_content: "Hm." }, null));
const last = `${part({}, "stop")}data: [DONE]\n\n`;

const waiting = new Set<ServerResponse>();

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.test");
  const asked = (name: string) => Number(searchParams.get(name));
  if (pathname === "/asked") {
    response.end(String(waiting.size));
    return;
  }
  if (pathname === "/talk") {
    talk([...waiting], asked("pieces"));
    waiting.clear();
    response.end();
    return;
  }
  request.resume();
  response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
  waiting.add(response);
  response.once("close", () => waiting.delete(response));
});

setInterval(() => {
  for (const { socket } of waiting) socket?.write(thought);
}, THINK_MS).unref();

/** Says so many pieces to all of these. */
function talk(all: readonly ServerResponse[], pieces: number): void {
  const groups = Array.from({ length: GROUPS }, (_none, group) =>
    all.filter((_one, at) => at % GROUPS === group),
  );
  const began = performance.now();
  let turns = 0;
  const talking = setInterval(() => {
    // By the clock, since a timer that is late once is late for good.
    const due = ((performance.now() - began) / PIECE_MS) * GROUPS;
    for (; turns < due; turns += 1) {
      if (turns >= pieces * GROUPS) {
        clearInterval(talking);
        for (const response of all) response.end(last);
        return;
      }
      for (const { socket } of groups[turns % GROUPS] ?? []) socket?.write(piece);
    }
  }, PIECE_MS / GROUPS);
}

server.listen(0, "127.0.0.1", 4_096, () => {
  process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once("SIGTERM", () => process.exit(0));
