import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type FakeHub, fakeHub, type HubHabits } from "../testing/fakeHub.ts";
import { type Download, downloadFile, storedBytes } from "./downloadFile.ts";
import { lookUp } from "./hub.ts";

const content = randomBytes(300_000);
const running: { close(): unknown }[] = [];
afterEach(() => Promise.all(running.splice(0).map((one) => one.close())));

/** A download from a hub on this machine, into an empty folder. */
async function prepare(habits: Partial<HubHabits> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "mimi-download-"));
  const hub = await fakeHub(content, { folder, ...habits });
  running.push(hub);
  const remote = await lookUp({ hub: hub.address, repository: "owner/small", file: "small.gguf" });
  const download = { remote, path: join(folder, "small.gguf"), pausesMs: [1, 1] };
  return { hub, folder, download };
}

/** The ranges that the hub was asked for; null is the whole file. */
const rangesOf = ({ requests }: FakeHub) =>
  requests.filter((one) => one.startsWith("GET /store/")).map((one) => one.split(" ")[2] ?? null);

const failure = (download: Download) => downloadFile(download).catch((error: Error) => error.message);

// Rule: model-download
test("a download that breaks off twice is resumed where it ended, and is whole", async () => {
  const { hub, folder, download } = await prepare({ breaksAfter: [100_000, 50_000] });
  const progress: number[] = [];
  const breaks: number[] = [];
  await downloadFile({
    ...download,
    onProgress: (bytes) => progress.push(bytes),
    onBreak: (bytes) => breaks.push(bytes),
  });
  expect(readFileSync(download.path).equals(content)).toBe(true);
  expect(rangesOf(hub)).toEqual([null, "bytes=100000-", "bytes=150000-"]);
  expect(breaks).toEqual([100_000, 150_000]);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(300_000);
  expect(readdirSync(folder)).toEqual(["small.gguf"]);
});

test("a download that was stopped keeps what arrived, and the next run resumes it", async () => {
  const { hub, download } = await prepare({ breaksAfter: [100_000] });
  const stop = new AbortController();
  const stopped = downloadFile({ ...download, signal: stop.signal, onBreak: () => stop.abort() });
  await expect(stopped).rejects.toThrow("aborted");
  expect(existsSync(download.path)).toBe(false);
  expect(await storedBytes(download)).toBe(100_000);
  await downloadFile(download);
  expect(rangesOf(hub)).toEqual([null, "bytes=100000-"]);
  expect(readFileSync(download.path).equals(content)).toBe(true);
});

// Rule: model-download
test("a file with another SHA-256 is deleted, and the failure says so", async () => {
  const { folder, download } = await prepare({ sha256: "0".repeat(64) });
  expect(await failure(download)).toBe(
    `What arrived has another SHA-256 than ${new URL(download.remote.url).host} names, so it was deleted. The same command downloads it again.`,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test("a whole file is not downloaded again, and a damaged one is", async () => {
  const { hub, download } = await prepare();
  writeFileSync(download.path, content);
  await downloadFile(download);
  expect(rangesOf(hub)).toEqual([]);
  writeFileSync(download.path, Buffer.alloc(content.length));
  await downloadFile(download);
  expect(readFileSync(download.path).equals(content)).toBe(true);
});

test("the beginning of another version of the file is not joined with this one", async () => {
  const { hub, download } = await prepare({ breaksAfter: [100_000] });
  expect(await failure({ ...download, pausesMs: [] })).toMatch(/cannot be reached/);
  const newer = randomBytes(300_000);
  hub.habits.bytes = newer;
  const sha256 = createHash("sha256").update(newer).digest("hex");
  await downloadFile({ ...download, remote: { ...download.remote, sha256 } });
  expect(readFileSync(download.path).equals(newer)).toBe(true);
});

test("a server that sends no parts begins again", async () => {
  const { download } = await prepare({ breaksAfter: [100_000], ranges: false });
  await downloadFile(download);
  expect(readFileSync(download.path).equals(content)).toBe(true);
});

test("a server that is busy is tried again, and one that refuses is not", async () => {
  const { hub, download } = await prepare({ statuses: [503, 429] });
  await downloadFile(download);
  expect(rangesOf(hub)).toHaveLength(3);
  const refused = await prepare({ statuses: [403] });
  const { host } = new URL(refused.download.remote.url);
  expect(await failure(refused.download)).toBe(
    `${host} refuses the download: it answers 403. 0 KB of 300 KB are here, and the same command resumes.`,
  );
  expect(rangesOf(refused.hub)).toHaveLength(1);
});

test("without a network the download fails after some attempts, and says what is here", async () => {
  const { hub, download } = await prepare({ breaksAfter: [100_000] });
  const given = downloadFile({ ...download, onBreak: () => void hub.close() });
  await expect(given).rejects.toThrow(
    `${new URL(hub.address).host} cannot be reached (ECONNREFUSED). Is this machine online? HTTPS_PROXY sets a proxy, and HF_ENDPOINT another address. 100 KB of 300 KB are here, and the same command resumes.`,
  );
});

/** The same file on a server that sends it by hand. */
async function byHand(download: Download, listener: (response: ServerResponse) => void): Promise<Download> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Length": content.length });
    listener(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  running.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/small.gguf`;
  return { ...download, remote: { ...download.remote, url } };
}

test("a connection that is silent is closed and resumed", async () => {
  const { hub, download } = await prepare();
  const silent = await byHand(download, (response) => response.write(content.subarray(0, 1_000)));
  const reasons: string[] = [];
  const onBreak = (_bytes: number, reason: string) => void reasons.push(reason);
  await failure({ ...silent, silenceMs: 50, pausesMs: [1], onBreak });
  expect(reasons).toContain("silent for 0.05 s");
  await downloadFile(download);
  expect(rangesOf(hub)).toEqual(["bytes=1000-"]);
});

test("a slow connection is not silent", async () => {
  const { download } = await prepare();
  const slow = await byHand(download, (response) => {
    void (async () => {
      for (let at = 0; at < content.length; at += 30_000) {
        response.write(content.subarray(at, at + 30_000));
        await delay(300);
      }
      response.end();
    })();
  });
  await downloadFile({ ...slow, silenceMs: 2_000, onBreak: (_bytes, reason) => expect.unreachable(reason) });
  expect(readFileSync(download.path).equals(content)).toBe(true);
});

// Rule: model-download
test("a full disk is named", async () => {
  const { download } = await prepare();
  symlinkSync("/dev/full", `${download.path}.${download.remote.sha256.slice(0, 8)}.part`);
  expect(await failure(download)).toMatch(/^The disk is full\. Make room: /);
});
