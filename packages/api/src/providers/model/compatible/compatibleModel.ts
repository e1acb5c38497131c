import { REPLY_TEXT_MAX } from "@mimi/contract";
import { modelDefaults, type ModelSettings } from "../../../config/modelSettings.ts";
import { ProviderError } from "./chatChunk.ts";
import { type ChatPart, chatCompletion } from "./chatCompletions.ts";
import { failureFrom, failureOf, isOutage } from "../failures.ts";
import { consumeOnce } from "../consumeOnce.ts";
import type { Model, ModelEvent, ModelFailure, ModelUsage, ModelWork } from "../Model.ts";
import { type StreamError, type Stage, TransformedStream } from "../TransformedStream.ts";
import { byFetch, network } from "./transport.ts";

/** A model of an OpenAI-compatible endpoint; what is absent has its default. */
export interface CompatibleModelOptions extends Partial<ModelSettings> {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** Replaces the network, as the demo responder does. */
  readonly fetch?: typeof fetch;
  /** Called for each request to a server that does not know the model. */
  readonly onUnknownModel?: () => void;
}

/** A model of any OpenAI-compatible server: vLLM, Ollama, llama.cpp, hosted ones. */
export function compatibleModel(options: CompatibleModelOptions): Model {
  const settings = { ...modelDefaults, id: options.name, ...options };
  const { id, replyTokens, firstTokenMs, betweenTokensMs, onUnknownModel } = settings;
  const endpoint = { ...settings, transport: options.fetch ? byFetch(options.fetch) : network };
  return {
    name: id,
    reply: (request, signal) => {
      const maxTokens = request.maxTokens ?? replyTokens;
      const call = consumeOnce(request, (given, signal: AbortSignal) =>
        chatCompletion(endpoint, { ...given, maxTokens }, signal),
      );
      return new TransformedStream(() => {
        const timeout = new IdleTimeout(signal, firstTokenMs);
        const stage = new ProviderEvents({
          model: id,
          stop: signal,
          timeout,
          betweenTokensMs,
          onUnknownModel,
        });
        return { stage, open: () => call(timeout.signal) };
      });
    },
  };
}

/** Turns the parts of a provider's stream into events of a reply, and any error into its end. */
class ProviderEvents implements Stage<ChatPart, ModelEvent> {
  isDone = false;
  readonly #call: ModelCall;
  #length = 0;
  #finish: EndEvent | null = null;
  #usage: ModelUsage | null = null;

  constructor(call: ModelCall) {
    this.#call = call;
  }

  process(part: ChatPart): readonly ModelEvent[] {
    const { stop, timeout, betweenTokensMs } = this.#call;
    this.isDone = stop.aborted;
    timeout.renew(betweenTokensMs);
    if (part.kind === "usage") this.#usage = part.usage;
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
    const work: ModelWork = { model: this.#call.model, ...(this.#usage ? { usage: this.#usage } : {}) };
    return [{ ...this.#end(error), ...work }];
  }

  close(): void {
    this.#call.timeout.end();
  }

  #end(error: StreamError | null): EndEvent {
    const { stop, timeout, onUnknownModel } = this.#call;
    if (stop.aborted) return { kind: "end", finish: "stopped" };
    if (timeout.isExpired) return outage(failureOf("timeout"), "no token came in time");
    if (error) {
      if (error.error instanceof ProviderError && error.error.isUnknownModel) onUnknownModel?.();
      const end = outage(failureFrom(error.error), error.error);
      return { ...end, isOutage: isOutage(error.error) };
    }
    return this.#finish ?? outage(failureOf("cut"), "the stream ended without a finish");
  }
}

type EndEvent = Extract<ModelEvent, { kind: "end" }>;

/** A running request. */
interface ModelCall {
  readonly model: string;
  readonly stop: AbortSignal;
  readonly timeout: IdleTimeout;
  readonly betweenTokensMs: number;
  readonly onUnknownModel: (() => void) | undefined;
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

/** The limit of tokens, and the end of the context as Mistral calls it. */
const LENGTH_REASONS = ["length", "model_length"];

function endOf(reason: string, length: number): EndEvent {
  if (reason === "content_filter") return { kind: "end", finish: "blocked" };
  if (reason === "error") return outage(failureOf("failed"), "finish reason: error");
  if (length === 0) {
    return { kind: "end", finish: "error", failure: failureOf("empty"), cause: `an empty reply (${reason})` };
  }
  return { kind: "end", finish: LENGTH_REASONS.includes(reason) ? "length" : "complete" };
}

function outage(failure: ModelFailure, cause: unknown) {
  return { kind: "end", finish: "error", isOutage: true, failure, cause } as const;
}
