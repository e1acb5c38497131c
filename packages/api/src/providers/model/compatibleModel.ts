import { REPLY_TEXT_MAX } from "@mimi/contract";
import { type ChatPart, chatCompletion } from "./chatCompletions.ts";
import { failureFrom, failureOf } from "./faults.ts";
import { consumeOnce } from "./consumeOnce.ts";
import type { Model, ModelEvent } from "./Model.ts";
import { type Fault, type Stage, TransformedStream } from "./TransformedStream.ts";
import { byFetch, network } from "./transport.ts";

/** How to reach an OpenAI-compatible endpoint, and how long to wait for it. */
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

/** Tokens that a reply may have; characters that ramble are cut there (`length`). */
export const REPLY_TOKENS_MAX = 1_000;

/** Any model behind an OpenAI-compatible endpoint: vLLM, Ollama, llama.cpp, hosted ones. */
export function compatibleModel(options: CompatibleModelOptions): Model {
  const { name, baseUrl, apiKey } = options;
  const transport = options.fetch ? byFetch(options.fetch) : network;
  const endpoint = { name, baseUrl, apiKey, transport };
  const { firstTokenMs = 30_000, betweenTokensMs = 20_000 } = options;
  return {
    name,
    reply: (request, signal) => {
      const maxTokens = request.maxTokens ?? REPLY_TOKENS_MAX;
      const ask = consumeOnce(request, (given, patient: AbortSignal) =>
        chatCompletion(endpoint, { ...given, maxTokens }, patient),
      );
      return new TransformedStream(() => {
        const timeout = new IdleTimeout(signal, firstTokenMs);
        const stage = new ProviderEvents(signal, timeout, betweenTokensMs);
        return { stage, open: () => ask(timeout.signal) };
      });
    },
  };
}

/** Tells what a provider says as the events of a reply, and whatever goes wrong as its end. */
class ProviderEvents implements Stage<ChatPart, ModelEvent> {
  over = false;
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

  take(part: ChatPart): readonly ModelEvent[] {
    this.over = this.#stop.aborted;
    this.#timeout.renew(this.#betweenTokensMs);
    if (part.kind === "finish") this.#finish = endOf(part.reason, this.#length);
    if (part.kind !== "text" || this.over) return [];
    const text = part.text.slice(0, REPLY_TEXT_MAX - this.#length);
    this.#length += text.length;
    if (text.length < part.text.length) {
      this.over = true;
      this.#finish = { kind: "end", finish: "length" };
    }
    return text ? [{ kind: "delta", text }] : [];
  }

  last(fault: Fault | null): readonly ModelEvent[] {
    if (this.#stop.aborted) return [{ kind: "end", finish: "stopped" }];
    if (this.#timeout.isExpired) return [failed(failureOf("timeout"), "no token came in time")];
    if (fault) return [failed(failureFrom(fault.error), fault.error)];
    return [this.#finish ?? failed(failureOf("cut"), "the stream ended without a finish")];
  }

  close(): void {
    this.#timeout.end();
  }
}

/** Looks at the time within one wait. */
const LOOKS = 10;

/**
 * Hangs up on a provider that keeps us waiting, or when nobody waits any more. Time in which this process itself was too
 * busy to listen counts as one look at the most.
 */
class IdleTimeout {
  /** Whether the time ran out, rather than the reply ended. */
  isExpired = false;
  readonly #controller = new AbortController();
  readonly #stop: AbortSignal;
  readonly #hangUp = () => this.#controller.abort();
  #timer: NodeJS.Timeout;
  #ms: number;
  #looks = 0;

  /** Expires after so many milliseconds, and aborts when `stop` aborts. */
  constructor(stop: AbortSignal, ms: number) {
    this.#stop = stop;
    this.#ms = ms;
    this.#timer = this.#start();
    if (stop.aborted) this.#hangUp();
    stop.addEventListener("abort", this.#hangUp);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits anew. */
  renew(ms: number): void {
    // The look that is under way began before.
    this.#looks = -1;
    if (ms === this.#ms) return;
    clearInterval(this.#timer);
    this.#ms = ms;
    this.#looks = 0;
    this.#timer = this.#start();
  }

  /** Cancels what still runs. */
  end(): void {
    clearInterval(this.#timer);
    this.#stop.removeEventListener("abort", this.#hangUp);
    this.#hangUp();
  }

  #start(): NodeJS.Timeout {
    return setInterval(() => {
      this.#looks += 1;
      if (this.#looks < LOOKS) return;
      clearInterval(this.#timer);
      this.isExpired = true;
      this.#hangUp();
    }, this.#ms / LOOKS);
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
