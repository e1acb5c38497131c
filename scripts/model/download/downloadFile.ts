import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { LaunchFailure } from "../../launch/failure.ts";
import { formatBytes } from "../format.ts";
import { reasonOf, type RemoteFile, unreachable } from "./hub.ts";

/** A download. */
export interface Download {
  readonly remote: RemoteFile;
  /** Where the whole file is stored. What has arrived is beside it until then. */
  readonly path: string;
  /** Called with the number of bytes that are stored. */
  readonly onProgress?: (bytes: number) => void;
  /** Called when a connection broke off and another one follows. */
  readonly onBreak?: (bytes: number, reason: string) => void;
  /** Stops the download. What has arrived is kept. */
  readonly signal?: AbortSignal;
  /** Milliseconds before each attempt after one that brought nothing. @default 1 s, twice as long each time */
  readonly pausesMs?: readonly number[];
  /** Milliseconds without a byte after which a connection counts as broken. @default 30,000 */
  readonly silenceMs?: number;
}

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000];
const SILENCE_MS = 30_000;

/**
 * Downloads a file. It resumes where an earlier attempt ended, also one of another run, and compares the SHA-256 of the
 * whole file. Throws a LaunchFailure in one sentence, or the reason of the signal.
 */
export async function downloadFile(download: Download): Promise<void> {
  const { remote, path } = download;
  if ((await sizeOf(path)) === remote.bytes && (await sha256Of(path)) === remote.sha256) return;
  const part = partOf(download);
  await fetchAll(download, part);
  if ((await sha256Of(part)) !== remote.sha256) {
    await rm(part);
    throw new LaunchFailure(
      `What arrived has another SHA-256 than ${new URL(remote.url).host} names, so it was deleted. The same command downloads it again.`,
    );
  }
  await rename(part, path);
}

/** The bytes of a file that an earlier attempt has stored. */
export async function storedBytes({ remote, path }: Pick<Download, "remote" | "path">): Promise<number> {
  const whole = await sizeOf(path);
  return whole === remote.bytes ? whole : sizeOf(partOf({ remote, path }));
}

/** Another version of the file has another name, so that the two are never joined. */
function partOf({ remote, path }: Pick<Download, "remote" | "path">): string {
  return `${path}.${remote.sha256.slice(0, 8)}.part`;
}

async function fetchAll(download: Download, part: string): Promise<void> {
  const { remote, onProgress, onBreak, pausesMs = PAUSES_MS, signal } = download;
  let failures = 0;
  for (;;) {
    const before = await sizeOf(part);
    if (before >= remote.bytes) return;
    onProgress?.(before);
    const error = await attempt(download, part).catch((reason: unknown) => reason);
    signal?.throwIfAborted();
    if (error === undefined) continue;
    const stored = await sizeOf(part);
    requireRetry(error, stored, remote);
    failures = stored > before ? 0 : failures + 1;
    const pause = pausesMs[failures === 0 ? 0 : failures - 1];
    if (pause === undefined)
      throw new LaunchFailure(`${unreachable(remote.url, error)} ${kept(stored, remote)}`);
    onBreak?.(stored, reasonOf(error));
    await delay(pause, undefined, signal ? { signal } : {});
  }
}

/** A server that refuses the download. Another attempt would not help. */
class Refusal extends Error {}

/** One connection. It rejects when the connection breaks off. */
async function attempt(download: Download, part: string): Promise<void> {
  const { remote, onProgress, signal, silenceMs = SILENCE_MS } = download;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error(`silent for ${silenceMs / 1_000} s`)), silenceMs);
  const stored = await sizeOf(part);
  try {
    const response = await fetch(remote.url, {
      headers: { "Accept-Encoding": "identity", ...(stored > 0 ? { Range: `bytes=${stored}-` } : {}) },
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    });
    const from = await startOf(response, stored, part);
    let bytes = from;
    const counted = async function* (body: AsyncIterable<Uint8Array>) {
      for await (const chunk of body) {
        timer.refresh();
        bytes += chunk.length;
        yield chunk;
        onProgress?.(bytes);
      }
    };
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(body, counted, createWriteStream(part, { flags: from > 0 ? "a" : "w" }));
    if (bytes < remote.bytes) throw new Error("the connection was closed");
  } finally {
    clearTimeout(timer);
  }
}

/** The first byte of an answer. Throws a {@link Refusal}, or another error when a new attempt can help. */
async function startOf(response: Response, stored: number, part: string): Promise<number> {
  const { status, headers, body } = response;
  const [, start] = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "") ?? [];
  if (body !== null && status === 206 && Number(start) === stored) return stored;
  // A server without ranges sends all of it.
  if (body !== null && status === 200) return 0;
  await body?.cancel();
  // A server without these bytes: begin again.
  if (status === 416 || status === 206) await rm(part, { force: true });
  else if (status < 500 && status !== 408 && status !== 429) throw new Refusal(String(status));
  throw new Error(`it answers ${status}`);
}

function requireRetry(error: unknown, stored: number, remote: RemoteFile): void {
  const { host } = new URL(remote.url);
  if (error instanceof Refusal)
    throw new LaunchFailure(
      `${host} refuses the download: it answers ${error.message}. ${kept(stored, remote)}`,
    );
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT")
    throw new LaunchFailure(`The disk is full. Make room: ${kept(stored, remote)}`);
  if (code === "EACCES" || code === "EROFS" || code === "EPERM")
    throw new LaunchFailure(`The download cannot be stored: ${(error as Error).message}`);
}

function kept(stored: number, { bytes }: RemoteFile): string {
  return `${formatBytes(stored)} of ${formatBytes(bytes)} are here, and the same command resumes.`;
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
