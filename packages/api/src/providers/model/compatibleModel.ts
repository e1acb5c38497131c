import { REPLY_TEXT_MAX } from "@mimi/contract";
import { type ChatPart, chatCompletion } from "./chatCompletions.ts";
import { failureFrom, failureOf } from "./failures.ts";
import { consumeOnce } from "./consumeOnce.ts";
import type { Model, ModelEvent } from "./Model.ts";
import { type StreamError, type Stage, TransformedStream } from "./TransformedStream.ts";
import { byFetch, network } from "./transport.ts";

/** An OpenAI-compatible endpoint, and its timeouts. */
export interface CompatibleModelOptions {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Replaces the network, as the demo responder does. */
  readonly fetch?: typeof fetch;
  /** Milliseconds until the first token. @default 30000 */
  readonly firstTokenMs?: number;
  /** Milliseconds between two tokens. @default 20000 */
  readonly betweenTokensMs?: number;
}

/** The most tokens of a reply; a longer one ends there (`length`). */
export const REPLY_TOKENS_MAX = 1_000;

/** A model of any OpenAI-compatible server: vLLM, Ollama, llama.cpp, hosted ones. */
export function compatibleModel(options: CompatibleModelOptions): Model {
  const { name, baseUrl, apiKey } = options;
  const transport = options.fetch ? byFetch(options.fetch) : network;
  const endpoint = { name, baseUrl, apiKey, transport };
  const { firstTokenMs = 30_000, betweenTokensMs = 20_000 } = options;
  return {
    name,
    reply: (request, signal) => {
      const maxTokens = request.maxTokens ?? REPLY_TOKENS_MAX;
      const call = consumeOnce(request, (given, signal: AbortSignal) =>
        chatCompletion(endpoint, { ...given, maxTokens }, signal),
      );
      return new TransformedStream(() => {
        const timeout = new IdleTimeout(signal, firstTokenMs);
        const stage = new ProviderEvents(signal, timeout, betweenTokensMs);
        return { stage, open: () => call(timeout.signal) };
      });
    },
  };
}

/** Turns the parts of a provider's stream into events of a reply, and any error into its end. */
class ProviderEvents implements Stage<ChatPart, ModelEvent> {
  isDone = false;
  readonly #stop: AbortSignal;
  readonly #timeout: IdleTimeout;
  readonly #betweenTokensMs: number;
  #length = 0;
  #finish: ModelEvent | null = null;

  constructor(stop: AbortSignal, timeout: IdleTimeout, betweenTokensMs: number) {
    this.#stop = stop;
    this.#timeout = timeout;
    this.#betweenTokensMs = betweenTokensMs;
  }

  process(part: ChatPart): readonly ModelEvent[] {
    this.isDone = this.#stop.aborted;
    this.#timeout.renew(this.#betweenTokensMs);
    if (part.kind === "finish") this.#finish = endOf(part.reason, this.#length);
    if (part.kind !== "text" || this.isDone) return [];
    const text = part.text.slice(0, REPLY_TEXT_MAX - this.#length);
    this.#length += text.length;
    if (text.length < part.text.length) {
      this.isDone = true;
      this.#finish = { kind: "end", finish: "length" };
    }
    return text ? [{ kind: "delta", text }] : [];
  }

  finish(error: StreamError | null): readonly ModelEvent[] {
    if (this.#stop.aborted) return [{ kind: "end", finish: "stopped" }];
    if (this.#timeout.isExpired) return [failed(failureOf("timeout"), "no token came in time")];
    if (error) return [failed(failureFrom(error.error), error.error)];
    return [this.#finish ?? failed(failureOf("cut"), "the stream ended without a finish")];
  }

  close(): void {
    this.#timeout.end();
  }
}

/** The number of checks within one timeout. */
const CHECKS = 10;

/**
 * Aborts a request when the provider is silent for too long, or when the caller stops it. A pause of this process counts
 * as one check at most.
 */
class IdleTimeout {
  /** Whether the time ran out, rather than the caller stopped it. */
  isExpired = false;
  readonly #controller = new AbortController();
  readonly #stop: AbortSignal;
  readonly #abort = () => this.#controller.abort();
  #timer: NodeJS.Timeout;
  #ms: number;
  #checks = 0;

  /** Aborts after this many milliseconds, and when `stop` aborts. */
  constructor(stop: AbortSignal, ms: number) {
    this.#stop = stop;
    this.#ms = ms;
    this.#timer = this.#start();
    if (stop.aborted) this.#abort();
    stop.addEventListener("abort", this.#abort);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Restarts the timeout. */
  renew(ms: number): void {
    // The current check started earlier.
    this.#checks = -1;
    if (ms === this.#ms) return;
    clearInterval(this.#timer);
    this.#ms = ms;
    this.#checks = 0;
    this.#timer = this.#start();
  }

  /** Stops the timer. */
  end(): void {
    clearInterval(this.#timer);
    this.#stop.removeEventListener("abort", this.#abort);
    this.#abort();
  }

  #start(): NodeJS.Timeout {
    return setInterval(() => {
      this.#checks += 1;
      if (this.#checks < CHECKS) return;
      clearInterval(this.#timer);
      this.isExpired = true;
      this.#abort();
    }, this.#ms / CHECKS);
  }
}

function endOf(reason: string, length: number): ModelEvent {
  if (reason === "content_filter") return { kind: "end", finish: "blocked" };
  if (reason === "error") return failed(failureOf("failed"), "finish reason: error");
  if (length === 0) return failed(failureOf("empty"), `an empty reply (${reason})`);
  return { kind: "end", finish: reason === "length" ? "length" : "complete" };
}

function failed(failure: ReturnType<typeof failureOf>, cause: unknown): ModelEvent {
  return { kind: "end", finish: "error", failure, cause };
}
