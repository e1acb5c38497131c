import type { ModelEvent, ModelRequest, ModelUsage } from "./Model.ts";

/** Opens one reply to a request. */
type OpenReply = (request: ModelRequest) => AsyncIterator<ModelEvent>;

/** Another seed than that of any variant: the same one would give the same empty answer. */
export const OTHER_SEED = 1_000;

/** A reply that is requested once more when the model wrote nothing. The user sees only the second answer. */
export class RetriedReply implements AsyncIterableIterator<ModelEvent, undefined> {
  readonly #open: OpenReply;
  /** Null after the first text, and after the retry: it contains a whole chat. */
  #request: ModelRequest | null;
  #source: AsyncIterator<ModelEvent> | null = null;
  /** The tokens of the empty answer. */
  #spent: ModelUsage | null = null;

  constructor(request: ModelRequest, open: OpenReply) {
    this.#request = request;
    this.#open = open;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<ModelEvent, undefined>> {
    this.#source ??= this.#start();
    return this.#request || this.#spent ? this.#source.next().then(this.#onResult) : this.#source.next();
  }

  async return(): Promise<IteratorResult<ModelEvent, undefined>> {
    this.#request = null;
    await this.#source?.return?.();
    return { done: true, value: undefined };
  }

  readonly #onResult = (
    result: IteratorResult<ModelEvent, undefined>,
  ): IteratorResult<ModelEvent, undefined> | Promise<IteratorResult<ModelEvent, undefined>> => {
    const event = result.value;
    if (event?.kind === "delta") this.#request = null;
    if (event?.kind !== "end") return result;
    const request = this.#request;
    if (request && event.finish === "error" && event.isEmpty) {
      this.#request = null;
      this.#spent = event.usage ?? null;
      const { seed } = request;
      this.#source = this.#open(seed === undefined ? request : { ...request, seed: seed + OTHER_SEED });
      return this.next();
    }
    return { done: false, value: withSpent(event, this.#spent) };
  };

  #start(): AsyncIterator<ModelEvent> {
    if (!this.#request) throw new Error("A reply that was closed cannot be read.");
    return this.#open(this.#request);
  }
}

type EndEvent = Extract<ModelEvent, { kind: "end" }>;

/** The end of the second answer, with the tokens of both. */
export function withSpent(end: EndEvent, spent: ModelUsage | null): EndEvent {
  if (!spent) return end;
  const { inputTokens, outputTokens } = end.usage ?? { inputTokens: 0, outputTokens: 0 };
  const usage = {
    inputTokens: inputTokens + spent.inputTokens,
    outputTokens: outputTokens + spent.outputTokens,
  };
  return { ...end, usage };
}
