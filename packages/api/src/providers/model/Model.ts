import type { ErrorCode, PlanId } from "@mimi/contract";

/** One turn as the model sees it. */
export interface ModelMessage {
  readonly role: "system" | "user" | "assistant";
  readonly text: string;
}

/** What a reply is asked for with. */
export interface ModelRequest {
  /** The card as a system prompt, see `cardPrompt.ts`. */
  readonly system: string;
  /** The conversation so far in reading order, the user's newest message last. */
  readonly messages: readonly ModelMessage[];
  /** Tells another variant of the same turn apart; providers that know seeds use it. */
  readonly seed?: number;
  /** Whether what is asked is for adults, as the character is; screening is stricter then (product 7). */
  readonly adult?: boolean;
  /** Tokens that the answer may have. @default what a reply may have */
  readonly maxTokens?: number;
  /** In whose name it is asked, which decides who goes first while the model is busy. @default the background */
  readonly turn?: ModelTurn;
}

/** Whose turn at the model it is. */
export interface ModelTurn {
  /** Somebody who asks for several things at once takes turns with everybody else. */
  readonly userId: string;
  /** `background` is for what nobody waits for. */
  readonly priority: PlanId | "background";
}

/** Why a reply failed: in our own words, for the user. What the provider said stays in our log. */
export interface ModelFailure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly retryable: boolean;
  /** Seconds. */
  readonly retry_after?: number;
}

/** A piece of a reply, or its end. A reply has exactly one end, and nothing after it. */
export type ModelEvent =
  /** The model is busy and others go first; may come again, always before the first delta. */
  | { readonly kind: "waiting" }
  /** Its turn came. Only after `waiting`. */
  | { readonly kind: "begun" }
  | { readonly kind: "delta"; readonly text: string }
  | { readonly kind: "end"; readonly finish: "complete" | "length" | "blocked" | "stopped" }
  | {
      readonly kind: "end";
      readonly finish: "error";
      readonly failure: ModelFailure;
      /** For our log; may hold the provider's own words. */
      readonly cause: unknown;
    };

/** Whatever writes the replies. */
export interface Model {
  /** `demo` for the scripted responder, else the configured model's name. */
  readonly name: string;
  /**
   * Writes one reply, from when somebody listens. Never throws: everything that can go wrong is an end. Aborting the signal
   * ends it with `stopped` and cancels the provider's work. Once the provider was asked, nothing may hold the request: it
   * has the whole conversation in it, and there is one for each reply that is being written.
   */
  reply(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}
