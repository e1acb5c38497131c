import { type Failure, type FailureReason, failureReasons } from "@mimi/contract";

/** What the same request cannot change by being sent again. */
const lasting: ReadonlySet<FailureReason> = new Set<FailureReason>([
  "model_misconfigured",
  "note_not_followed",
  "removed_by_moderator",
  "replies_off",
]);

/** The failure of a reply. `retryAfter` are seconds. */
export function failureOf(reason: FailureReason, retryAfter?: number): Failure {
  return {
    code: failureReasons[reason],
    reason,
    retryable: !lasting.has(reason),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  };
}
