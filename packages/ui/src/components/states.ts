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
