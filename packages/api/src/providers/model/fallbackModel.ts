import { estimateTokens } from "@mimi/contract";
import type { ModelSettings, RouteName } from "../../config/modelSettings.ts";
import type { Model, ModelEvent, ModelRequest } from "./Model.ts";

/** Seconds without requests for a model whose server failed, unless the server names a time. */
const OUTAGE_S = 30;
/** Tokens that a message takes besides its text. */
const TOKENS_PER_MESSAGE = 4;

/** A model that requests can be sent to. */
export interface RouteModel extends Model {
  readonly settings: Pick<ModelSettings, "id" | "contextTokens" | "replyTokens">;
}

type ErrorEnd = Extract<ModelEvent, { finish: "error" }>;

/** Which models a request is sent to. */
export interface FallbackOptions {
  /** The models of a request, in the order in which they are tried; at least one. */
  readonly routeOf: (name: RouteName) => readonly RouteModel[];
  /** Called when the server of a model failed before the first token. */
  readonly onOutage: (id: string, end: ErrorEnd) => void;
  /** Milliseconds. @default performance.now */
  readonly clock?: () => number;
}

/**
 * Several models as one. A request is sent to the first model of its route. When the server of that model fails before
 * the first token, the request is sent to the next model. The failed model is left out for a while.
 */
export function fallbackModel(name: string, options: FallbackOptions): Model {
  const { routeOf, onOutage, clock = () => performance.now() } = options;
  const outageEnds = new Map<string, number>();
  const isAvailable = ({ settings }: RouteModel) => clock() >= (outageEnds.get(settings.id) ?? 0);
  const failed: OnFailed = (id, end) => {
    outageEnds.set(id, clock() + (end.failure.retry_after ?? OUTAGE_S) * 1000);
    onOutage(id, end);
  };
  return {
    name,
    reply: (request, signal) => {
      const route = routeOf(request.turn?.priority ?? "background");
      const available = route.filter(isAvailable);
      // With an outage of every model, all of them are tried again.
      const models = available.length > 0 ? available : route;
      return new FallbackReply(request, {
        models,
        signal,
        context: route[0]?.settings.contextTokens,
        failed,
      });
    },
  };
}

type OnFailed = (id: string, end: ErrorEnd) => void;

interface ReplyPlan {
  readonly models: readonly RouteModel[];
  readonly signal: AbortSignal;
  /** The context size that the prompt was made for. */
  readonly context: number | null | undefined;
  readonly failed: OnFailed;
}

/** The events of the first model that answers. */
class FallbackReply implements AsyncIterableIterator<ModelEvent, undefined> {
  /** Null when no other model can follow: it contains a whole chat. */
  #request: ModelRequest | null;
  readonly #plan: ReplyPlan;
  #models: readonly RouteModel[];
  #id = "";
  #source: AsyncIterator<ModelEvent> | null = null;
  #hasText = false;

  constructor(request: ModelRequest, plan: ReplyPlan) {
    this.#request = request;
    this.#plan = plan;
    this.#models = plan.models;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<ModelEvent, undefined>> {
    this.#source ??= this.#open();
    return this.#hasText ? this.#source.next() : this.#source.next().then(this.#onResult);
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
    if (event?.kind === "delta") {
      this.#hasText = true;
      this.#request = null;
    }
    if (event?.kind !== "end" || event.finish !== "error" || !event.isOutage) return result;
    this.#plan.failed(this.#id, event);
    if (!this.#request) return result;
    this.#source = this.#open();
    return this.next();
  };

  #open(): AsyncIterator<ModelEvent> {
    const [model, ...others] = this.#models;
    const request = this.#request;
    if (!model || !request) throw new Error("A reply needs a model and a request that was not used before.");
    this.#models = others;
    if (others.length === 0) this.#request = null;
    this.#id = model.settings.id;
    const sent = fitToContext(request, model.settings, this.#plan.context ?? null);
    return model.reply(sent, this.#plan.signal)[Symbol.asyncIterator]();
  }
}

/**
 * Leaves out the oldest messages when a model has a smaller context than the one that the prompt was made for. The newest
 * message is always sent.
 */
function fitToContext(
  request: ModelRequest,
  { contextTokens, replyTokens }: RouteModel["settings"],
  planned: number | null,
): ModelRequest {
  if (contextTokens === null || (planned !== null && planned <= contextTokens)) return request;
  const { system, messages, maxTokens = replyTokens } = request;
  let left = contextTokens - maxTokens - estimateTokens(system);
  const first = messages.findLastIndex(({ text }, index) => {
    left -= estimateTokens(text) + TOKENS_PER_MESSAGE;
    return left < 0 && index < messages.length - 1;
  });
  return { ...request, messages: messages.slice(first + 1) };
}
