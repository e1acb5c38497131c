import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerMalformedRequests } from "./unreadableRequest.ts";

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer((_request, response) => response.end("read"));
  answerMalformedRequests(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

/** Sends these bytes, and resolves to the received text. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8").write(bytes);
  let answer = "";
  for await (const piece of socket) answer += piece;
  return answer;
}

it("reads an address of 8,000 characters", async () => {
  const query = "a".repeat(8_000);
  expect(await answerTo(`GET /search?q=${query} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 200 [^]*read$/,
  );
});

it("answers a too long address with a page that says so and links to home", async () => {
  const answer = await answerTo(`GET /search?q=${"a".repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\nContent-Type: text\/html/);
  expect(answer).toContain("<h1>This address is too long</h1>");
  expect(answer).toContain('<a href="/">Back to home</a>');
});

it.each([
  ["Accept-Language: de-AT", '<html lang="de" dir="ltr">', "<h1>Diese Adresse ist zu lang</h1>"],
  ["Cookie: a=1; mimi-language=ar", '<html lang="ar" dir="rtl">', "<h1>هذا العنوان طويل جدًا</h1>"],
])("answers a too long address with %s in that language", async (header, root, title) => {
  const answer = await answerTo(
    `GET /search?q=${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`,
  );
  expect(answer).toContain(root);
  expect(answer).toContain(title);
});

it("answers a request that is not HTTP with a page, too", async () => {
  const answer = await answerTo("EAT / HTTP/1.1\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: text\/html/);
  expect(answer).toContain("<h1>This request cannot be read</h1>");
});
