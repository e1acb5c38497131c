/** Whether a list has more items than are shown, and the state of loading them. `failed`: only the user requests them again. */
export type More = "none" | "available" | "loading" | "failed";

/** What something means, shown by its colours. `danger` is also for errors, `premium` only for what is of Premium. */
export type Tone = "neutral" | "success" | "danger" | "premium";

/** The state of sending what a user wrote or decided. `failed` keeps it. */
export type SubmitState =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | {
      readonly kind: "failed";
      /** Why it failed, in a sentence. Absent: a general sentence. */
      readonly error?: string;
    };

/** Content that could not be loaded. */
export interface LoadFailed {
  readonly kind: "failed";
  /** The cause: the server, or no connection. @default "server" */
  readonly cause?: "server" | "offline";
  /** Why it failed, in a sentence. Absent: a general sentence. */
  readonly error?: string;
  /** Whether it is being loaded again. @default false */
  readonly pending?: boolean;
  /** The user pressed Retry. Absent: its control is not shown. */
  readonly onRetry?: () => void;
}

/**
 * Content that is loaded before it is shown. `idle`: it was not requested yet. A component shows `idle` like `loading`, where its
 * docs say nothing else. A component with more outcomes, such as an empty list with a cause, has a union of a `Loadable` and them.
 *
 * @example
 * <CharacterRail title="Similar characters" rail={{ kind: "failed", onRetry: reload }} />
 * <CharacterRail title="Similar characters" rail={{ kind: "ready", value: cards }} />
 */
export type Loadable<Value> =
  | { readonly kind: "idle" }
  | { readonly kind: "loading" }
  | LoadFailed
  | {
      readonly kind: "ready";
      /** What was loaded. */
      readonly value: Value;
    };
