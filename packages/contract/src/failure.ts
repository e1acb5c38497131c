import * as v from "valibot";
import { ErrorCode } from "./envelope.ts";

const {
  invalidInput,
  signedOut,
  conflict,
  tooLarge,
  refusedByRule,
  rateLimited,
  providerFailed,
  unavailable,
} = ErrorCode;

/**
 * Why a call or a reply failed, with the code of the failure. The app has a sentence for each. A failure without a reason is
 * explained by its code alone; 40301 by `needs`, and 42201 of a text by `rule`.
 */
export const failureReasons = {
  reply_without_text: invalidInput,
  reply_blocked: invalidInput,
  reply_at_maximum: invalidInput,
  variants_at_maximum: invalidInput,
  /** The greeting cannot be regenerated or continued. */
  greeting_fixed: invalidInput,
  /** The greeting cannot be deleted without its chat. */
  greeting_first: invalidInput,
  /** The account has as many as it can have: `details.limit`. */
  characters_at_maximum: invalidInput,
  chats_at_maximum: invalidInput,
  uploads_at_maximum: invalidInput,
  personas_at_maximum: invalidInput,
  memory_at_maximum: invalidInput,
  hidden_at_maximum: invalidInput,
  /** The account stores as many bytes as it can: `details.limit`. */
  storage_full: invalidInput,

  /** The time in an identity token is not that of the server. */
  clock_refused: signedOut,

  reply_streaming: conflict,
  client_id_used: conflict,
  changed_meanwhile: conflict,
  already_subscribed: conflict,
  appeal_over: conflict,
  appeal_decided: conflict,
  nothing_to_undo: conflict,
  undo_too_late: conflict,

  /** More bytes than an account has in an hour: `details.limit`. */
  larger_than_hourly_bytes: tooLarge,
  /** The bytes of the hour are used up: `details.limit`. */
  hourly_bytes_used: rateLimited,

  /** Of a reply: its new version is not shown. */
  version_blocked: refusedByRule,
  /** Of a message: a moderator took it down. */
  removed_by_moderator: refusedByRule,

  model_busy: providerFailed,
  model_timeout: providerFailed,
  model_refused: providerFailed,
  model_misconfigured: providerFailed,
  model_failed: providerFailed,
  reply_cut: providerFailed,
  reply_garbled: providerFailed,
  reply_empty: providerFailed,
  /** The process that wrote the reply ended. */
  reply_interrupted: providerFailed,
  /** The scripted demo has no lines for the note of the user. */
  note_not_followed: providerFailed,

  replies_off: unavailable,
  payments_off: unavailable,
  disk_full: unavailable,
} as const satisfies Readonly<Record<string, ErrorCode>>;
export type FailureReason = keyof typeof failureReasons;

/** Why a reply failed, as it is stored and streamed. */
export const failure = v.object({
  code: v.number(),
  /** A {@link FailureReason}; another one from a newer server. */
  reason: v.optional(v.string()),
  /** Whether the same request can succeed later. */
  retryable: v.boolean(),
  /** Seconds. */
  retry_after: v.optional(v.number()),
});
export type Failure = v.InferOutput<typeof failure>;
