import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** How the hub behaves. All can be changed while it runs. */
export interface HubHabits {
  /** Every file has these bytes. */
  bytes: Buffer;
  /** The SHA-256 that it names. @default the right one */
  sha256?: string;
  /** The size that it names. @default the right one */
  size?: number;
  /** Where it names the SHA-256. */
  names: "in headers" | "in a pointer" | "nowhere";
  /** The numbers of bytes after which the next connections break off, as soon as {@link folder} has them. */
  breaksAfter: number[];
  /** The folder into which the file is downloaded. */
  folder: string;
  /** Whether it sends parts of a file. */
  ranges: boolean;
  /** The status of the next downloads. */
  statuses: number[];
}

/** A hub on this machine. */
export interface FakeHub {
  /** Its address, without a last slash. */
  readonly address: string;
  readonly habits: HubHabits;
  /** Method, path and range of each request. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Starts a hub with one file under every name, as Hugging Face serves large files. */
export async function fakeHub(bytes: Buffer, given: Partial<HubHabits> = {}): Promise<FakeHub> {
  const habits: HubHabits = {
    ...{ bytes, names: "in headers", breaksAfter: [], folder: tmpdir(), ranges: true, statuses: [] },
    ...given,
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { method, url = "", headers } = request;
    requests.push([method, url, headers.range].filter(Boolean).join(" "));
    if (url.startsWith("/store/")) return serveFile(request, response, habits);
    if (url.includes("/raw/")) return servePointer(response, habits);
    const linked =
      habits.names === "in headers"
        ? { "X-Linked-Etag": `"${hashOf(habits)}"`, "X-Linked-Size": sizeOf(habits) }
        : {};
    response.writeHead(302, { Location: `/store${url}`, ...linked }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    habits,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hashOf({ bytes, sha256 }: HubHabits): string {
  return sha256 ?? createHash("sha256").update(bytes).digest("hex");
}

function sizeOf({ bytes, size }: HubHabits): number {
  return size ?? bytes.length;
}

function servePointer(response: ServerResponse, habits: HubHabits): void {
  if (habits.names !== "in a pointer") return void response.writeHead(404).end();
  const lines = [
    "version https://git-lfs.github.com/spec/v1",
    `oid sha256:${hashOf(habits)}`,
    `size ${sizeOf(habits)}`,
  ];
  const text = `${lines.join("\n")}\n`;
  response.writeHead(200, { "Content-Length": text.length }).end(text);
}

function serveFile({ method, headers }: IncomingMessage, response: ServerResponse, habits: HubHabits): void {
  const { bytes, ranges, breaksAfter, statuses } = habits;
  const status = method === "GET" ? statuses.shift() : undefined;
  if (status !== undefined) return void response.writeHead(status).end();
  const start = ranges ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0) : 0;
  const body = bytes.subarray(start);
  response.writeHead(start > 0 ? 206 : 200, {
    "Content-Length": body.length,
    ...(start > 0 ? { "Content-Range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` } : {}),
  });
  if (method === "HEAD") return void response.end();
  const breakAfter = breaksAfter.shift();
  if (breakAfter === undefined) return void response.end(body);
  response.write(body.subarray(0, breakAfter));
  void untilStored(habits.folder, start + breakAfter).then(() => response.destroy());
}

/** What a client has received and not yet stored would be lost with its connection. */
async function untilStored(folder: string, bytes: number): Promise<void> {
  const stored = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".part"))
      .some((name) => statSync(join(folder, name)).size >= bytes);
  while (!stored()) await delay(10);
}
