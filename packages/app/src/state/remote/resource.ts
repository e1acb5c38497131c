import { ref } from "valtio";
import { assertApiError, type FailureCode, isAbort } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import { onBackOnline } from "./connection.actions.ts";

/** Why something could not be loaded: the browser is offline, or the server failed. */
export type FailureCause = "server" | "offline";

export interface Failed {
  readonly kind: "failed";
  readonly cause: FailureCause;
  /** The code of the answer; `sentenceOfCode` returns its text. */
  readonly code: FailureCode;
}

/** Data of the API. */
export type Resource<Value> =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly value: Value }
  | Failed;

export const idle = { kind: "idle" } as const;
export const loading = { kind: "loading" } as const;

/** @returns the member of {@link Resource} for a loaded value. */
export function ready<Value>(value: Value): { readonly kind: "ready"; readonly value: Value } {
  return { kind: "ready", value };
}

/** The state after a failed call. Throws anything that is not a failed call. */
export function failed(error: unknown): Failed {
  assertApiError(error);
  const cause = services().browser.isOnline() ? "server" : "offline";
  return { kind: "failed", cause, code: error.code };
}

/**
 * Loads a value into a property of a store. A value that is there already stays until the new one is loaded. An answer is
 * dropped when a later request was started for the property, or when the property was set to something else meanwhile.
 *
 * @param onFailure `keep`: a value that is there stays when loading it again fails. @default "replace"
 */
export async function loadResource<Store extends object, Key extends keyof Store & string>(
  store: Store,
  key: Key,
  request: () => Promise<ValueOf<Store[Key]>>,
  onFailure: "replace" | "keep" = "replace",
): Promise<void> {
  const states = store as Record<Key, Resource<unknown>>;
  if (states[key].kind !== "ready") states[key] = { kind: "loading" };
  const isCurrent = startRequest(states, key);
  try {
    const value = await request();
    // Held by `ref`: valtio would make a proxy of every part of it.
    if (isCurrent()) states[key] = ready(ref(value));
  } catch (error) {
    if (isAbort(error)) return;
    const failure = failed(error);
    if (isCurrent() && (onFailure === "replace" || states[key].kind !== "ready")) states[key] = failure;
  }
}

/** The value of a {@link Resource}. */
type ValueOf<State> =
  Extract<State, { readonly kind: "ready" }> extends { readonly value: infer Value extends object }
    ? Value
    : never;

/** The latest request of each property. */
const requests = new WeakMap<object, Map<string, symbol>>();

/** Starts a request for a property as it is now. Returns whether its answer may still be applied. */
export function startRequest<Key extends string>(store: Record<Key, unknown>, key: Key): () => boolean {
  const isLatest = startLatestRequest(store, key);
  const before = store[key];
  return () => isLatest() && store[key] === before;
}

/** Starts a request for a property. Returns whether no later one was started. */
export function startLatestRequest<Key extends string>(store: Record<Key, unknown>, key: Key): () => boolean {
  const latest = requests.get(store) ?? new Map<string, symbol>();
  requests.set(store, latest);
  const request = Symbol(key);
  latest.set(key, request);
  return () => latest.get(key) === request;
}

/** A resource or a list, as far as it matters here. */
type Retried = { readonly kind: string; readonly cause?: unknown; more?: unknown } | null | undefined;

/** A resource, and what loads it again. */
type Retry = readonly [current: () => Retried, load: () => unknown];

/**
 * Loads again what failed offline, each time the browser comes online. The next page of a list that failed can then be
 * loaded by scrolling again. Returns the function that stops it.
 */
export function retryWhenOnline(...retries: readonly Retry[]): () => void {
  return onBackOnline(() => {
    for (const [current, load] of retries) {
      const state = current();
      if (state?.kind === "failed" && state.cause === "offline") load();
      else if (state?.more === "failed") state.more = "available";
    }
  });
}
