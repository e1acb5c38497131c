import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { network, type ProviderCall } from "./transport.ts";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function callTo(answer: RequestListener, signal = new AbortController().signal): Promise<ProviderCall> {
  server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { address, headers: {}, body: "{}", signal };
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of body) chunks.push(bytes);
  return Buffer.concat(chunks).toString();
}

it("keeps no reference to a call after the answer starts: it contains a whole chat", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const call = await callTo((_request, response) => response.writeHead(200).write("Good "));
  // In its own function, because the variables of the test would keep it.
  const openCall = async () => {
    const own = { ...call };
    return { answer: await network(own), call: new WeakRef(own) };
  };
  const { answer, call: left } = await openCall();
  await new Promise((resolve) => setTimeout(resolve, 20));
  collect();
  expect(left.deref()).toBeUndefined();
  expect(answer.status).toBe(200);
});

it("slows down a provider that sends more than is read", async () => {
  const piece = Buffer.alloc(64 * 1024, "x");
  const count = 1_000;
  let sentCount = 0;
  const call = await callTo((_request, response) => {
    const say = () => {
      while (sentCount < count) {
        sentCount += 1;
        if (!response.write(piece)) return void response.once("drain", say);
      }
      response.end();
    };
    say();
  });
  const { body } = await network(call);
  let before = -1;
  while (before !== sentCount) {
    before = sentCount;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(sentCount).toBeLessThan(count / 2);
  expect((await textOf(body)).length).toBe(count * piece.length);
});

it("throws when an answer is cut", async () => {
  const call = await callTo((_request, response) => {
    response.writeHead(200).write("Good ");
    setTimeout(() => response.destroy(), 20);
  });
  const { body } = await network(call);
  await expect(textOf(body)).rejects.toThrow("aborted");
});

it("disconnects when the signal aborts, before the answer and during it", async () => {
  const before = new AbortController();
  const silent = network(
    await callTo((request) => request.once("close", () => before.abort()), before.signal),
  );
  setTimeout(() => before.abort(), 20);
  await expect(silent).rejects.toThrow("socket hang up");
  server.close();
  const within = new AbortController();
  const hungUp = Promise.withResolvers<void>();
  const call = await callTo((_request, response) => {
    response.writeHead(200).write("Good ");
    response.once("close", hungUp.resolve);
  }, within.signal);
  const { body } = await network(call);
  const read = textOf(body);
  within.abort();
  await expect(read).rejects.toThrow("aborted");
  await hungUp.promise;
});

it.each([
  ["gzip", gzipSync],
  ["x-gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
])(
  "reads an answer that the provider compressed with %s although it was not requested",
  async (encoding, compress) => {
    const call = await callTo((request, response) => {
      expect(request.headers["accept-encoding"]).toBeUndefined();
      response.writeHead(200, { "Content-Encoding": encoding }).end(compress("Good evening 🌙"));
    });
    const { body } = await network(call);
    expect(await textOf(body)).toBe("Good evening 🌙");
  },
);

it("throws when a compressed answer is cut", async () => {
  const call = await callTo((_request, response) => {
    response.writeHead(200, { "Content-Encoding": "gzip" }).write(gzipSync("Good evening").subarray(0, 15));
    setTimeout(() => response.destroy(), 20);
  });
  const { body } = await network(call);
  await expect(textOf(body)).rejects.toThrow();
});
