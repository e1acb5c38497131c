import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { type Chunks, chunkedResponse, writeChunks } from "./chunks.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves chunks as the API does, and returns the address. */
async function serve(pieces: Chunks): Promise<string> {
  const log = pino({ level: "silent" });
  const answer = getRequestListener((_request, env) =>
    writeChunks(
      chunkedResponse(pieces, { "Content-Type": "text/plain" }),
      (env as HttpBindings).outgoing,
      log,
    ),
  );
  server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** These chunks one after the other, then `atEnd`. */
function piecesOf(all: readonly string[], atEnd: () => Promise<null> = () => Promise.resolve(null)) {
  const left = [...all];
  const pieces = {
    readCount: 0,
    closed: Promise.withResolvers<void>(),
    next: async () => {
      pieces.readCount += 1;
      return left.shift() ?? (await atEnd());
    },
    close: () => pieces.closed.resolve(),
  };
  return pieces;
}

it("arrives completely, with and without a connection", async () => {
  const all = ["Good ", "", "evening 🌙", "."];
  const response = await fetch(await serve(piecesOf(all)));
  expect(response.headers.get("Content-Type")).toBe("text/plain");
  expect(await response.text()).toBe("Good evening 🌙.");
  expect(await chunkedResponse(piecesOf(all), {}).text()).toBe("Good evening 🌙.");
});

it("is not produced before it is read", async () => {
  const pieces = piecesOf(["Good evening."]);
  const response = chunkedResponse(pieces, {});
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces.readCount).toBe(0);
  expect(await response.text()).toBe("Good evening.");
});

it("waits for a slow client, and continues when the client reads", async () => {
  const piece = "x".repeat(64 * 1024);
  const count = 1_000;
  const pieces = piecesOf(Array.from({ length: count }, () => piece));
  const { hostname, port } = new URL(await serve(pieces));
  const socket = connect(Number(port), hostname).pause();
  socket.write("GET / HTTP/1.1\r\nHost: api.test\r\nConnection: close\r\n\r\n");
  let before = -1;
  while (before !== pieces.readCount || pieces.readCount === 0) {
    before = pieces.readCount;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(pieces.readCount).toBeLessThan(count / 2);
  let length = 0;
  socket.on("data", (bytes) => {
    length += bytes.length;
  });
  await once(socket.resume(), "end");
  expect(length).toBeGreaterThan(count * piece.length);
});

it("is closed when the client disconnects", async () => {
  const pieces = piecesOf(["Good "], () => new Promise(() => undefined));
  const hangUp = new AbortController();
  const response = await fetch(await serve(pieces), { signal: hangUp.signal });
  await response.body?.getReader().read();
  hangUp.abort();
  await pieces.closed.promise;
});

it("is closed when the web stream is no longer read", async () => {
  const pieces = piecesOf(["Good "], () => new Promise(() => undefined));
  await chunkedResponse(pieces, {}).body?.cancel();
  await pieces.closed.promise;
});

it("is cut without an error message when a chunk cannot be produced", async () => {
  const ended = Promise.withResolvers<null>();
  const response = await fetch(await serve(piecesOf(["Good "], () => ended.promise)));
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("Good ");
  ended.reject(new Error("SECRET"));
  await expect(reader?.read()).rejects.toThrow("terminated");
});
