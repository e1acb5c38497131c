import { CALL_TIMEOUT_MS, GET_RETRIES, RETRY_AFTER_MAX_S, RETRY_STATUSES } from "@mimi/contract";
import { ApiError } from "./ApiError.ts";
import { pause } from "./pause.ts";

/** How the API is reached. */
export interface Connection {
  /** The session value for the header `mimi-cookie`; null when signed out. */
  session: () => string | null;
  /** Called when an answer says that the session is not valid. */
  onSessionEnded?: () => void;
  /** Scheme, host and port of the API. @default the page's own */
  origin?: string;
  /** @default the browser's */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds before the n-th retry. @default 300, then 600 */
  retryDelay?: (attempt: number) => number;
}

/** One request, before it is made. */
export interface RequestInput {
  readonly method: "GET" | "POST";
  /** Under `/api`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Whether it is sent to its end when the page is left or reloaded. @default false */
  readonly keepalive?: boolean;
}

/**
 * Sends a request as in §7: a GET is retried at most twice, on seven statuses; a POST never; each attempt has ten seconds.
 * Resolves to the JSON of the last answer, whatever its status. Throws ApiError when there is none.
 */
export async function requestJson(connection: Connection, input: RequestInput): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const { response, json } = await sendOnce(connection, input);
    const wait = attempt <= GET_RETRIES ? waitBefore(connection, response, attempt) : null;
    if (input.method !== "GET" || wait === null) return json();
    await pause(wait, input.signal);
  }
}

/** The request itself, with the session value in its header. */
export function requestOf({ session, origin = location.origin }: Connection, input: RequestInput): Request {
  const url = new URL(`/api${input.path}`, origin);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const value = session();
  const { method, body, signal, keepalive } = input;
  const headers = { ...(value === null ? {} : { "mimi-cookie": value }), ...input.headers };
  return new Request(url, {
    ...{ method, body, headers, signal, keepalive },
    ...{ cache: "no-store", credentials: "omit" },
  });
}

async function sendOnce(connection: Connection, input: RequestInput) {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), CALL_TIMEOUT_MS);
  const signals = input.signal ? [input.signal, deadline.signal] : [deadline.signal];
  try {
    const request = requestOf(connection, { ...input, signal: AbortSignal.any(signals) });
    const response = await Promise.race([
      (connection.fetch ?? fetch)(request),
      rejectOnAbort(deadline.signal),
    ]);
    const text = await response.text();
    return { response, json: () => parseJson(text) };
  } catch (error) {
    if (deadline.signal.aborted) throw new ApiError("timeout", {}, error);
    if (input.signal?.aborted) throw new DOMException("The call was cancelled.", "AbortError");
    throw new ApiError("unreachable", {}, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds to wait before a retry; null where no retry helps. */
function waitBefore({ retryDelay = doubling }: Connection, { status, headers }: Response, attempt: number) {
  if (!RETRY_STATUSES.some((retried) => retried === status)) return null;
  const after = headers.get("retry-after");
  if (after === null) return retryDelay(attempt);
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return seconds <= RETRY_AFTER_MAX_S ? Math.max(0, seconds * 1000) : null;
}

const doubling = (attempt: number) => 300 * 2 ** (attempt - 1);

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("The answer is late.", "TimeoutError")));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError("unreadable", {}, error);
  }
}
