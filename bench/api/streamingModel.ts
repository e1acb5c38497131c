// A model for row 20, in its own process: it waits until all requests have arrived, then sends a few words to each every 100 ms.
// `/send?streams=1000&pieces=120` answers when this many wait and sending has started; `/waiting` returns how many wait.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PIECE, PIECE_MS } from "./pieces.ts";

/** Replies are sent in groups, spread over the time of a piece, as users send at different times. */
const GROUPS = 20;
/** Milliseconds between two heartbeats of a waiting model. */
const THINK_MS = 5_000;

const part = (delta: object, reason: string | null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

// Prepared once and written to the socket directly, because the model uses the same cores as the measured server.
const chunk = (text: string) => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
const piece = chunk(part({ content: PIECE }, null));
const heartbeat = chunk(part({ reasoning_content: "Hm." }, null));
const last = `${part({}, "stop")}data: [DONE]\n\n`;

const waiting = new Set<ServerResponse>();

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider.test");
  const parameter = (name: string) => Number(searchParams.get(name));
  if (pathname === "/waiting") {
    response.end(String(waiting.size));
    return;
  }
  if (pathname === "/send") {
    sendPieces([...waiting], parameter("pieces"));
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
  for (const { socket } of waiting) socket?.write(heartbeat);
}, THINK_MS).unref();

/** Sends this many pieces to all of them. */
function sendPieces(all: readonly ServerResponse[], pieces: number): void {
  const groups = Array.from({ length: GROUPS }, (_none, group) =>
    all.filter((_one, at) => at % GROUPS === group),
  );
  const began = performance.now();
  let turns = 0;
  const timer = setInterval(() => {
    // Computed from the clock, because delays of a timer add up.
    const due = ((performance.now() - began) / PIECE_MS) * GROUPS;
    for (; turns < due; turns += 1) {
      if (turns >= pieces * GROUPS) {
        clearInterval(timer);
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
