import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Route, routes } from "@mimi/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiProcess, startApi } from "../testing/apiProcess.ts";
import { freshPostgresAddress } from "../testing/databases.ts";

const PATIENCE_MS = 10_000;

let api: ApiProcess;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mimi-malformed-"));
  api = await startApi({ MIMI_DATA_DIR: folder, DATABASE_URL: await freshPostgresAddress() });
});
afterAll(async () => {
  await api.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

/** Sends these bytes, ends the connection, and resolves to the received text. */
function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(api.origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(bytes, "latin1")));
    socket.setTimeout(PATIENCE_MS, () =>
      socket.destroy(new Error(`No answer to ${JSON.stringify(bytes.slice(0, 200))}`)),
    );
    socket.on("data", (data) => chunks.push(data));
    // A cut connection is an acceptable answer while the process runs.
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code ? resolve("") : reject(error)));
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
}

interface RawRequest {
  readonly method?: string;
  readonly target: string;
  readonly version?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

function requestOf({
  method = "GET",
  target,
  version = "HTTP/1.1",
  headers = ["Host: a"],
  body = "",
}: RawRequest): string {
  return [`${method} ${target} ${version}`, ...headers, "Connection: close", "", body].join("\r\n");
}

const json = ["Host: a", "Content-Type: application/json"];
const targets: readonly (readonly [string, (path: string) => string])[] = [
  ["half an escape", (path) => `${path}%`],
  ["an escape of no letter", (path) => `${path}%zz`],
  ["an escape that is no UTF-8", (path) => `${path}?a=%ff%fe`],
  ["a broken escape within it", (path) => path.replace("/api/", "/api/%c0%af")],
  ["an escaped null", (path) => `${path}%00`],
  ["escaped dots", (path) => `${path}%2e%2e/%2e%2e/etc/passwd`],
  ["dots", (path) => `${path}../../../etc/passwd`],
  ["two slashes before it", (path) => `//evil.example${path}`],
  ["backslashes", (path) => path.replaceAll("/", "\\")],
  ["a fragment and two questions", (path) => `${path}?a=1?b=2#c`],
  ["an address in place of it", (path) => `http://[::1${path}`],
  ["an address of another host", (path) => `http://evil.example:99999${path}`],
  ["bytes that are no text", (path) => `${path}\xff\xfe`],
  ["a control character", (path) => `${path}\x01\x7f`],
  ["a tab", (path) => `${path}\t?a=b`],
  ["no end", (path) => `${path}?a=${"b".repeat(20_000)}`],
];
const requests: readonly (readonly [string, (path: string, method: string) => string])[] = [
  ...targets.map(
    ([what, target]) =>
      [
        `a path with ${what}`,
        (path: string, method: string) => requestOf({ method, target: target(path) }),
      ] as const,
  ),
  ...["", "a b", "a/b", "[", "a:99999", "a:b", "a@b", "\xff", "a\x01"].map(
    (host) =>
      [
        `the host ${JSON.stringify(host)}`,
        (target: string) => requestOf({ target, headers: [`Host: ${host}`] }),
      ] as const,
  ),
  ["no host", (target) => requestOf({ target, headers: [] })],
  ["two hosts", (target) => requestOf({ target, headers: ["Host: a", "Host: b"] })],
  [
    "a negative length",
    (target) => requestOf({ method: "POST", target, headers: [...json, "Content-Length: -1"], body: "{}" }),
  ],
  [
    "two lengths",
    (target) =>
      requestOf({
        method: "POST",
        target,
        headers: [...json, "Content-Length: 2", "Content-Length: 3"],
        body: "{}",
      }),
  ],
  [
    "a length that is no number",
    (target) => requestOf({ method: "POST", target, headers: [...json, "Content-Length: 2e0"], body: "{}" }),
  ],
  [
    "a length past all numbers",
    (target) =>
      requestOf({
        method: "POST",
        target,
        headers: [...json, `Content-Length: ${"9".repeat(30)}`],
        body: "{}",
      }),
  ],
  [
    "less than its length",
    (target) => requestOf({ method: "POST", target, headers: [...json, "Content-Length: 100"], body: "{" }),
  ],
  [
    "a length and chunks",
    (target) =>
      requestOf({
        method: "POST",
        target,
        headers: [...json, "Content-Length: 2", "Transfer-Encoding: chunked"],
        body: "0\r\n\r\n",
      }),
  ],
  [
    "broken chunks",
    (target) =>
      requestOf({
        method: "POST",
        target,
        headers: [...json, "Transfer-Encoding: chunked"],
        body: "zz\r\n{}\r\n0\r\n\r\n",
      }),
  ],
  [
    "an unknown encoding",
    (target) =>
      requestOf({
        method: "POST",
        target,
        headers: [...json, "Transfer-Encoding: chunked, gzip"],
        body: "{}",
      }),
  ],
  [
    "a control character in a header",
    (target) => requestOf({ target, headers: ["Host: a", "mimi-cookie: a\x00b"] }),
  ],
  ["a header without a name", (target) => requestOf({ target, headers: ["Host: a", ": a"] })],
  [
    "a header over two lines",
    (target) => requestOf({ target, headers: ["Host: a", "X-Request-Id: a", " b"] }),
  ],
  [
    "bytes that are no text in a header",
    (target) => requestOf({ target, headers: ["Host: a", "mimi-cookie: \xff\xfe"] }),
  ],
  [
    "headers without an end",
    (target) => requestOf({ target, headers: ["Host: a", `mimi-cookie: ${"a".repeat(40_000)}`] }),
  ],
  ["an unknown method", (target) => requestOf({ method: "EAT", target })],
  ["the method TRACE", (target) => requestOf({ method: "TRACE", target })],
  ["the method CONNECT", (target) => requestOf({ method: "CONNECT", target })],
  ["the method HEAD", (target) => requestOf({ method: "HEAD", target })],
  ["another version", (target) => requestOf({ target, version: "HTTP/9.9" })],
  ["no version", (target) => `GET ${target}\r\n\r\n`],
  [
    "an upgrade",
    (target) => requestOf({ target, headers: ["Host: a", "Upgrade: websocket", "Connection: Upgrade"] }),
  ],
  ["an expectation", (target) => requestOf({ target, headers: ["Host: a", "Expect: the-unexpected"] })],
  ["line feeds alone", (target) => requestOf({ target }).replaceAll("\r", "")],
];
const addresses = [
  ...new Set(Object.values<Route>(routes).map(({ path }) => `/api${path}`)),
  ...["/healthz", "/readyz", "/api/openapi.json", "/uploads/a.webp", "/", "*"],
];
const methods = new Map(Object.values<Route>(routes).map(({ path, method }) => [`/api${path}`, method]));

it.each(requests)("%s causes no 5xx at any address, and the process continues", async (_what, request) => {
  for (const address of addresses) {
    const answer = await answerTo(request(address, methods.get(address) ?? "GET"));
    const [, status = "none"] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
    // A request that is not HTTP gets no answer but a closed connection.
    expect([address, status]).toEqual([address, expect.stringMatching(/^([234]\d\d|none)$/)]);
  }
  expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
});
