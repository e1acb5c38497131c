import type { Failure, PlanId } from "@mimi/contract";
import type { DemoRequest } from "@mimi/demo";

/** A message as the model gets it. */
export interface ModelMessage {
  readonly role: "system" | "user" | "assistant";
  readonly text: string;
}

/** The names in a chat, as far as they can stand before a turn. */
export interface Speakers {
  /** The names of the character. */
  readonly char: readonly string[];
  /** The names of the user. */
  readonly user: readonly string[];
}

/** The input of a reply. */
export interface ModelRequest {
  /** The system prompt. */
  readonly system: string;
  /** The chat in reading order, the user's newest message last. */
  readonly messages: readonly ModelMessage[];
  /** Makes another variant of the same reply; used by providers that support seeds. */
  readonly seed?: number;
  /** Whether the character is for adults; screening is stricter then (product 7). */
  readonly adult?: boolean;
  /** The most tokens of the answer. @default the limit of a reply */
  readonly maxTokens?: number;
  /** The names in the chat. Absent for an answer that is no reply. */
  readonly speakers?: Speakers;
  /** The text of the reply that is continued; it is the last message of the character. */
  readonly continues?: string;
  /** The user of the request, for the order of the queue. @default a background task */
  readonly turn?: ModelTurn;
  /** What the demo responder answers from: it reads no system prompt. Other models do not use it. */
  readonly demo?: DemoRequest;
}

/** The place of a request in the queue of the model. */
export interface ModelTurn {
  /** Requests of one user alternate with those of others. */
  readonly userId: string;
  /** `background` is for requests that no user waits for. */
  readonly priority: PlanId | "background";
}

/** A part of a reply, or its end. A reply has exactly one end, and nothing follows it. */
export type ModelEvent =
  /** The request waits in the queue; can be repeated, always before the first delta. */
  | { readonly kind: "waiting" }
  /** Its turn came. Only after `waiting`. */
  | { readonly kind: "begun" }
  | { readonly kind: "delta"; readonly text: string }
  | (ModelWork & { readonly kind: "end"; readonly finish: "complete" | "length" | "blocked" | "stopped" })
  | (ModelWork & {
      readonly kind: "end";
      readonly finish: "error";
      readonly failure: Failure;
      /** Whether the server of the model failed, and not this one request: another model can reply. @default false */
      readonly isOutage?: boolean;
      /** Whether the model ended by itself and wrote nothing: a second request can succeed. @default false */
      readonly isEmpty?: boolean;
      /** For the log only; can contain the provider's message. */
      readonly cause: unknown;
    });

/** Which model worked on a reply, and how much. */
export interface ModelWork {
  /**
   * UTF-16 code units at the beginning of the text that turned out to be reasoning: its end came, and its beginning was in
   * the chat template. @default 0
   */
  readonly discarded?: number;
  /** The id of the model; absent when none was called. */
  readonly model?: string;
  /** Absent when the server does not say it. */
  readonly usage?: ModelUsage;
}

/** Tokens as the server counts them. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A model that writes replies. */
export interface Model {
  /** `demo` for the demo responder, else the configured name. */
  readonly name: string;
  /**
   * Writes one reply, starting when it is iterated. Never throws: every error is an end. Aborting the signal ends it with
   * `stopped` and cancels the provider's work.
   * After the first text, no reference to the request may be kept: it contains the whole chat, and 1,000 replies can stream
   * at once.
   */
  reply(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}
