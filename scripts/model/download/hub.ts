import { LaunchFailure } from "../../launch/failure.ts";

/** A file on a hub. */
export interface HubFile {
  /** Without a last slash, such as `https://huggingface.co`. */
  readonly hub: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly file: string;
}

/** What must arrive. */
export interface RemoteFile {
  readonly url: string;
  readonly bytes: number;
  /** In small hexadecimal digits. */
  readonly sha256: string;
}

const DEFAULT_HUB = "https://huggingface.co";
/** Milliseconds for one question about a file. */
const TIMEOUT_MS = 30_000;
const REDIRECTS_MAX = 5;
/** A pointer is three short lines. The file itself must not be read in its place. */
const POINTER_BYTES_MAX = 1_024;

/** The address of the hub: `HF_ENDPOINT`, which other programs read too. Throws a LaunchFailure when it is no address. */
export function hubOf(env: NodeJS.ProcessEnv): string {
  const address = env.HF_ENDPOINT || DEFAULT_HUB;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ""))
    throw new LaunchFailure(`HF_ENDPOINT is "${address}"; it must be an address such as ${DEFAULT_HUB}.`);
  return address.replace(/\/+$/, "");
}

/**
 * Asks the hub for the size and the SHA-256 of a file: in the headers of the file, which a mirror passes on, else in the
 * pointer of Git LFS. Throws a LaunchFailure when the hub cannot be reached, or does not say them.
 */
export async function lookUp(file: HubFile, signal?: AbortSignal): Promise<RemoteFile> {
  const address = (kind: "resolve" | "raw") => `${file.hub}/${file.repository}/${kind}/main/${file.file}`;
  const url = address("resolve");
  const found = (await inHeaders(url, signal)) ?? (await inPointer(address("raw"), signal));
  if (found) return { url, ...found };
  throw new LaunchFailure(
    `${new URL(url).host} does not say the SHA-256 of ${file.file}, so a download could not be checked. Use another HF_ENDPOINT, or download the file yourself and set MODEL_FILE.`,
  );
}

type Expected = Pick<RemoteFile, "bytes" | "sha256">;

async function inHeaders(url: string, signal?: AbortSignal): Promise<Expected | null> {
  let address = url;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const response = await ask(address, { method: "HEAD" }, signal);
    const found = expected(response.headers.get("x-linked-etag"), response.headers.get("x-linked-size"));
    if (found) return found;
    const location = response.headers.get("location");
    const next = location === null ? null : URL.parse(location, address);
    if (next === null) {
      requireFound(response, address);
      return null;
    }
    // A renamed repository. The store behind the hub knows no such header.
    if (next.host !== new URL(address).host) return null;
    address = next.href;
  }
  return null;
}

async function inPointer(url: string, signal?: AbortSignal): Promise<Expected | null> {
  const response = await ask(url, { headers: { Range: `bytes=0-${POINTER_BYTES_MAX - 1}` } }, signal);
  const isPointer = response.ok && Number(response.headers.get("content-length")) <= POINTER_BYTES_MAX;
  const text = isPointer ? await response.text() : "";
  if (!isPointer) await response.body?.cancel();
  const [, sha256 = null] = /^oid sha256:(\S+)$/m.exec(text) ?? [];
  const [, bytes = null] = /^size (\d+)$/m.exec(text) ?? [];
  return expected(sha256, bytes);
}

function expected(hash: string | null, size: string | null): Expected | null {
  const sha256 = (hash ?? "").replace(/^W\//, "").replaceAll('"', "").toLowerCase();
  const bytes = Number(size);
  return /^[\da-f]{64}$/.test(sha256) && bytes > 0 ? { sha256, bytes } : null;
}

async function ask(address: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(address, {
      ...init,
      redirect: "manual",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new LaunchFailure(unreachable(address, error));
  }
}

function requireFound({ status }: Response, address: string): void {
  if (status >= 200 && status < 300) return;
  const { host } = new URL(address);
  if (status === 404) throw new LaunchFailure(`${host} does not have ${address}.`);
  throw new LaunchFailure(`${host} answers ${status} for ${address}.`);
}

/** Why a server cannot be reached, and what would help. */
export function unreachable(address: string, error: unknown): string {
  return `${new URL(address).host} cannot be reached (${reasonOf(error)}). Is this machine online? HTTPS_PROXY sets a proxy, and HF_ENDPOINT another address.`;
}

/** `fetch` names the reason in `cause`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === "string" ? code : error.message;
}
