import {
  continueReply,
  ErrorCode,
  type InputOf,
  regenerateReply,
  resumeStream,
  type Route,
  STREAM_DONE,
  STREAM_IDLE_MS,
  sendMessage,
  streamPart,
  type StreamPart,
} from "@mimi/contract";
import { createParser } from "eventsource-parser";
import { safeParse } from "valibot";
import type { Browser } from "../browser/browser.ts";
import { ApiError, isAbort } from "./ApiError.ts";
import { requestInputOf, dataOf } from "./call.ts";
import { type RequestInput, type Connection, requestOf } from "./http.ts";
import { pause } from "./pause.ts";

/** An event of a reply's stream. */
export type StreamEvent =
  | { readonly kind: "part"; readonly part: StreamPart }
  /** The connection is lost. It is opened again, after the text that was received. */
  | { readonly kind: "lost" };

/** The streams of replies (contract 3). All methods throw {@link ApiError}. */
export interface ReplyStreams {
  /** Sends a message, without retries. When the connection is lost before the message was accepted, the caller retries. */
  send(input: InputOf<typeof sendMessage>, signal: AbortSignal): AsyncIterable<StreamEvent>;
  /** Requests another variant of a reply, without retries. */
  regenerate(input: InputOf<typeof regenerateReply>, signal: AbortSignal): AsyncIterable<StreamEvent>;
  /** Requests more of a variant, without retries; `after` is its length in UTF-16 code units. */
  continue(
    input: InputOf<typeof continueReply>,
    after: number,
    signal: AbortSignal,
  ): AsyncIterable<StreamEvent>;
  /** Yields exactly the text after `after`, the number of UTF-16 code units that were received. */
  resume(input: InputOf<typeof resumeStream>, after: number, signal: AbortSignal): AsyncIterable<StreamEvent>;
}

export interface StreamConnection extends Connection {
  /** Resolves when the browser is online. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds to wait before the n-th attempt to resume. @default doubling from 500 to 10,000 */
  resumeDelay?: (attempt: number) => number;
}

export function createReplyStreams(connection: StreamConnection): ReplyStreams {
  return {
    send: (input, signal) => startReply(connection, streamRequest(sendMessage, input), 0, signal),
    regenerate: (input, signal) => startReply(connection, streamRequest(regenerateReply, input), 0, signal),
    continue: (input, after, signal) =>
      startReply(connection, streamRequest(continueReply, input), after, signal),
    resume: (input, after, signal) => followReply(connection, input, String(after), signal),
  };
}

/** Requests a reply and reads it to its end. After the API has accepted it, it can take several connections. */
async function* startReply(
  connection: StreamConnection,
  request: RequestInput,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  let reply: InputOf<typeof resumeStream> | undefined;
  let last = String(after);
  try {
    for await (const { part, id } of read(connection, request, signal)) {
      if (part.type === "data-accepted") reply = resumeInputOf(part.data);
      if (reply && id) last = id;
      yield { kind: "part", part };
      if (part.type === "finish") return;
    }
  } catch (error) {
    if (!reply || !mayBeResumed(error)) throw error;
  }
  if (!reply) throw new ApiError("unreachable");
  yield { kind: "lost" };
  yield* followReply(connection, reply, last, signal);
}

type Accepted = Extract<StreamPart, { type: "data-accepted" }>["data"];

const resumeInputOf = ({ chat_key, reply_id, alternative_id }: Accepted) => ({
  chat_key,
  message_id: reply_id,
  alternative_id,
});

/** Reads a reply to its end. It opens the connection again when it is lost. */
async function* followReply(
  connection: StreamConnection,
  input: InputOf<typeof resumeStream>,
  last: string,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const request = streamRequest(resumeStream, input, { "last-event-id": last });
      for await (const { part, id } of read(connection, request, signal)) {
        if (id) last = id;
        attempt = 1;
        yield { kind: "part", part };
        if (part.type === "finish") return;
      }
    } catch (error) {
      if (!mayBeResumed(error)) throw error;
    }
    yield { kind: "lost" };
    await pause((connection.resumeDelay ?? doubling)(attempt), signal);
    await connection.untilOnline(signal);
  }
}

interface ReadPart {
  readonly part: StreamPart;
  /** The resume point after this part. */
  readonly id: string | undefined;
}

/** Reads one connection to its end. Throws ApiError when it is refused, is lost, or receives nothing for too long. */
async function* read(
  connection: StreamConnection,
  input: RequestInput,
  signal: AbortSignal,
): AsyncGenerator<ReadPart> {
  const idle = createIdleTimeout(signal);
  try {
    const response = await (connection.fetch ?? fetch)(
      requestOf(connection, { ...input, signal: idle.signal }),
    );
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    if (!isStream || !response.body) throw await refusal(connection, response);
    const parts: ReadPart[] = [];
    const parser = createParser({
      onEvent: ({ data, id }) => {
        const part = partOf(data);
        if (part) parts.push({ part, id });
      },
    });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      idle.restart();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* parts.splice(0);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.aborted) throw new DOMException("The reply was cancelled.", "AbortError");
    throw new ApiError(isAbort(error) ? "timeout" : "unreachable", {}, error);
  } finally {
    idle.end();
  }
}

function streamRequest<R extends Route>(
  route: R,
  input: InputOf<R>,
  headers: Record<string, string> = {},
): RequestInput {
  const request = requestInputOf(route, input, {});
  return { ...request, headers: { ...request.headers, ...headers, accept: "text/event-stream" } };
}

/** Unknown kinds of parts are ignored, because the format may get more of them (contract 3). */
function partOf(data: string): StreamPart | undefined {
  if (data === STREAM_DONE) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (error) {
    throw new ApiError("unreadable", {}, error);
  }
  const checked = safeParse(streamPart, json);
  return checked.success ? checked.output : undefined;
}

async function refusal(connection: StreamConnection, response: Response): Promise<ApiError> {
  try {
    dataOf(sendMessage, await response.json());
    return new ApiError("unreadable");
  } catch (error) {
    if (!(error instanceof ApiError)) return new ApiError("unreadable", {}, error);
    if (error.code === ErrorCode.signedOut) connection.onSessionEnded?.();
    return error;
  }
}

/** Whether a retry may help: the connection was lost, or the API is busy or restarting. */
function mayBeResumed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return typeof error.code === "string" || error.code === ErrorCode.rateLimited || error.code >= 50000;
}

/** A signal that also aborts when nothing was received for the idle timeout (product 2.4). */
function createIdleTimeout(signal: AbortSignal) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), STREAM_IDLE_MS);
  let timer = start();
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    end() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}

const doubling = (attempt: number) => Math.min(500 * 2 ** (attempt - 1), 10_000);

/** Resolves when the browser is online. */
export function untilOnline(browser: Browser, signal: AbortSignal): Promise<void> {
  if (browser.isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = browser.onOnline((online) => {
      if (online) settle();
    });
    const settle = () => {
      stop();
      resolve();
    };
    signal.addEventListener("abort", settle, { once: true });
  });
}
