import { BYTES_PER_TOKEN } from "@mimi/contract";
import type { Model, ModelEvent, ModelRequest } from "../providers/model/Model.ts";
import { type StreamError, type Stage, TransformedStream } from "../providers/model/TransformedStream.ts";
import type { GenerationKind, Metrics } from "./Metrics.ts";

/** A model with metrics: how many generations run, how they end, how long they take, and the tokens that they use. */
export function measuredModel(model: Model, metrics: Metrics): Model {
  return {
    name: model.name,
    reply: (request, signal) => {
      const kind =
        request.turn !== undefined && request.turn.priority !== "background" ? "reply" : "background";
      // Only the number: the stage must not refer to the request, which contains a whole chat.
      const inputTokens = estimatedTokens(request);
      const events = model.reply(request, signal);
      return new TransformedStream(() => ({
        stage: new Measuring(metrics, { kind, inputTokens, model: model.name }),
        open: () => events,
      }));
    },
  };
}

interface Generation {
  readonly kind: GenerationKind;
  readonly inputTokens: number;
  readonly model: string;
}

class Measuring implements Stage<ModelEvent, ModelEvent> {
  readonly #metrics: Metrics;
  readonly #generation: Generation;
  readonly #start = performance.now();
  readonly #ended: ReturnType<Metrics["generationBegun"]>;
  /** Without the wait in the queue. */
  #requestedAt = this.#start;
  #outputBytes = 0;
  #waited: (() => void) | null = null;
  #end: Extract<ModelEvent, { kind: "end" }> | null = null;

  constructor(metrics: Metrics, generation: Generation) {
    this.#metrics = metrics;
    this.#generation = generation;
    this.#ended = metrics.generationBegun();
  }

  process(event: ModelEvent): readonly ModelEvent[] {
    if (event.kind === "waiting") this.#waited ??= this.#metrics.queueEntered(this.#generation.kind);
    else if (event.kind === "begun") this.#requestedAt = performance.now();
    else if (event.kind === "end") this.#end = event;
    else this.#countText(event.text);
    if (event.kind !== "waiting") this.#endWait();
    return [event];
  }

  finish(failure: StreamError | null): readonly ModelEvent[] {
    if (failure) throw failure.error;
    return [];
  }

  close(): void {
    const { kind } = this.#generation;
    const seconds = (performance.now() - this.#start) / 1000;
    const code = this.#end?.finish === "error" ? this.#end.failure.code : null;
    this.#endWait();
    this.#ended({ kind, finish: this.#end?.finish ?? "left", code, seconds });
    this.#countTokens();
  }

  #endWait(): void {
    this.#waited?.();
    this.#waited = null;
  }

  #countText(text: string): void {
    const { kind } = this.#generation;
    if (this.#outputBytes === 0)
      this.#metrics.firstToken(kind, (performance.now() - this.#requestedAt) / 1000);
    this.#outputBytes += Buffer.byteLength(text);
  }

  // A request that failed or was stopped before its first text is counted only if the provider says what it used.
  #countTokens(): void {
    const { inputTokens, model } = this.#generation;
    const { usage, model: used = model } = this.#end ?? {};
    if (usage) this.#metrics.tokensUsed({ model: used, counted: "provider", ...usage });
    else if (this.#outputBytes > 0) {
      const outputTokens = Math.ceil(this.#outputBytes / BYTES_PER_TOKEN);
      this.#metrics.tokensUsed({ model: used, counted: "estimate", inputTokens, outputTokens });
    }
  }
}

function estimatedTokens({ system, messages }: ModelRequest): number {
  const bytes = messages.reduce((sum, { text }) => sum + Buffer.byteLength(text), Buffer.byteLength(system));
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}
