import { type Failure, REPLY_TEXT_MAX } from "@mimi/contract";
import { modelDefaults, type ModelSettings } from "../../../config/modelSettings.ts";
import { failureOf } from "../../../shared/errors/failureOf.ts";
import { ReplyCleaner } from "../reply/ReplyCleaner.ts";
import { RetriedReply } from "../RetriedReply.ts";
import { type ChatPart, chatCompletion } from "./chatCompletions.ts";
import { serverFinishOf } from "./finishReason.ts";
import { ProviderError } from "./providerError.ts";
import { failureFrom, isOutage } from "../failures.ts";
import { consumeOnce } from "../consumeOnce.ts";
import type { Model, ModelEvent, ModelRequest, ModelUsage, ModelWork } from "../Model.ts";
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
  const server: ServerHabits = { opensInReasoning: false };
  const openReply = (request: ModelRequest, signal: AbortSignal) => {
    const maxTokens = request.maxTokens ?? replyTokens;
    const { speakers, continues } = request;
    const call = consumeOnce(request, (given, signal: AbortSignal) =>
      chatCompletion(endpoint, { ...given, maxTokens }, signal),
    );
    return new TransformedStream(() => {
      const timeout = new IdleTimeout(signal, firstTokenMs);
      const cleaner = new ReplyCleaner({ speakers, continues, ...server });
      const given = { model: id, stop: signal, timeout, betweenTokensMs, onUnknownModel };
      return { stage: new ProviderEvents({ ...given, cleaner, server }), open: () => call(timeout.signal) };
    });
  };
  return {
    name: id,
    reply: (request, signal) => new RetriedReply(request, (given) => openReply(given, signal)),
  };
}

/** What was learned about a server from its answers. */
interface ServerHabits {
  /** Whether its chat template writes the opening mark of reasoning, so that only the closing one comes. */
  opensInReasoning: boolean;
}

/** Turns the parts of a provider's stream into events of a reply, and any error into its end. */
class ProviderEvents implements Stage<ChatPart, ModelEvent> {
  isDone = false;
  readonly #call: ModelCall;
  #length = 0;
  #finish: EndEvent | null = null;
  #error: StreamError | null = null;
  #usage: ModelUsage | null = null;

  constructor(call: ModelCall) {
    this.#call = call;
  }

  process(part: ChatPart): readonly ModelEvent[] {
    const { stop, timeout, betweenTokensMs, cleaner } = this.#call;
    this.isDone = stop.aborted;
    timeout.renew(betweenTokensMs);
    if (part.kind === "usage") this.#usage = part.usage;
    if (part.kind === "finish") this.#finish = endOf(part.reason);
    if (part.kind === "error") this.#error = part;
    if (part.kind !== "text" || this.isDone) return [];
    const events = this.#deltaOf(cleaner.add(part.text));
    if (cleaner.isEnded && !this.isDone) {
      // The model goes on with the user's turn.
      this.isDone = true;
      this.#finish = { kind: "end", finish: "complete" };
    }
    return events;
  }

  finish(error: StreamError | null): readonly ModelEvent[] {
    const { cleaner, server, model } = this.#call;
    const end = this.#end(this.#error ?? error);
    const events = this.#deltaOf(cleaner.end(end.finish === "complete"));
    if (cleaner.sawLoneClose || end.finish === "complete") server.opensInReasoning = cleaner.sawLoneClose;
    const work: ModelWork = {
      model,
      ...(this.#usage ? { usage: this.#usage } : {}),
      ...(cleaner.discarded > 0 ? { discarded: cleaner.discarded } : {}),
    };
    return [...events, { ...this.#orEmpty(end), ...work }];
  }

  close(): void {
    this.#call.timeout.end();
  }

  #deltaOf(cleaned: string): readonly ModelEvent[] {
    const text = cleaned.slice(0, REPLY_TEXT_MAX - this.#length);
    this.#length += text.length;
    if (text.length < cleaned.length) {
      this.isDone = true;
      this.#finish = { kind: "end", finish: "length" };
    }
    return text ? [{ kind: "delta", text }] : [];
  }

  #end(error: StreamError | null): EndEvent {
    const { stop, timeout, onUnknownModel } = this.#call;
    if (stop.aborted) return { kind: "end", finish: "stopped" };
    if (this.#finish) return this.#finish;
    if (timeout.isExpired) return outage(failureOf("model_timeout"), "no token came in time");
    if (error) {
      if (error.error instanceof ProviderError && error.error.isUnknownModel) onUnknownModel?.();
      const end = outage(failureFrom(error.error), error.error);
      return { ...end, isOutage: isOutage(error.error) };
    }
    return outage(failureOf("reply_cut"), "the stream ended without a finish");
  }

  /** A reply without a word is a failure, unless somebody stopped it. */
  #orEmpty(end: EndEvent): EndEvent {
    if (this.#length > 0 || (end.finish !== "complete" && end.finish !== "length")) return end;
    const isEmpty = end.finish === "complete";
    return {
      kind: "end",
      finish: "error",
      failure: failureOf("reply_empty"),
      isEmpty,
      cause: "an empty reply",
    };
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
  readonly cleaner: ReplyCleaner;
  readonly server: ServerHabits;
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

function endOf(reason: string | null): EndEvent {
  const finish = reason === null ? "complete" : serverFinishOf(reason);
  return finish === "failed" ? outage(failureOf("model_failed"), "a failed finish") : { kind: "end", finish };
}

function outage(failure: Failure, cause: unknown) {
  return { kind: "end", finish: "error", isOutage: true, failure, cause } as const;
}
