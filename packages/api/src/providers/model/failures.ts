import { ErrorCode } from "@mimi/contract";
import { CutError, GarbledError } from "./compatible/chatChunk.ts";
import { ProviderError } from "./compatible/providerError.ts";
import type { ModelFailure } from "./Model.ts";

/** The messages for the user. The provider's own message can contain secrets and is never shown. */
const messages = {
  busy: "The AI is busy right now. Try again in a moment.",
  timeout: "The AI took too long to answer.",
  cut: "The reply broke off. It did not count.",
  garbled: "The AI sent something that could not be read.",
  empty: "The AI had nothing to say.",
  refused: "The AI could not accept this chat.",
  misconfigured: "The AI is not set up correctly. The operator has been told.",
  failed: "The AI could not answer.",
} as const;

/** The kinds of errors of a model. */
export type FailureKind = keyof typeof messages;

/** The longest `Retry-After` that the user gets, in seconds. */
const RETRY_AFTER_MAX_S = 600;

/** An error in our own words. */
export function failureOf(kind: FailureKind, retryAfter?: number): ModelFailure {
  return {
    code: ErrorCode.providerFailed,
    message: messages[kind],
    retryable: kind !== "misconfigured",
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  };
}

/** The error for anything that was thrown while a provider was called. */
export function failureFrom(error: unknown): ModelFailure {
  if (error instanceof ProviderError) return failureOfStatus(error);
  if (error instanceof GarbledError) return failureOf("garbled");
  // Errors of the network, and a stream that closed without a finish reason.
  return failureOf(error instanceof CutError || isNetworkError(error) ? "cut" : "failed");
}

/** Statuses of a server that no request can use at the moment: no account, no credit, no such model, too busy. */
const OUTAGE_STATUSES = [401, 402, 404, 408, 429];

/**
 * Whether an error is one of the server, and not of this one request. A request that a server refuses (400, 403, 413, 422)
 * is no outage, unless the server says that it does not know the model.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.statusCode === null || error.isUnknownModel) return true;
  return error.statusCode >= 500 || OUTAGE_STATUSES.includes(error.statusCode);
}

/** Too many requests, a model that is loaded or has no free place, and Anthropic's word for the same. */
const BUSY_STATUSES = [429, 503, 529];

function failureOfStatus({ statusCode, retryAfter, isUnknownModel }: ProviderError): ModelFailure {
  if (isUnknownModel) return failureOf("misconfigured");
  if (BUSY_STATUSES.includes(statusCode ?? 0)) return failureOf("busy", roundedUp(retryAfter));
  if ([401, 402, 404].includes(statusCode ?? 0)) return failureOf("misconfigured");
  // 403 is also the answer of a moderation in front of the model.
  if ([400, 403, 413, 422].includes(statusCode ?? 0)) return failureOf("refused");
  if ([408, 504, 524].includes(statusCode ?? 0)) return failureOf("timeout", roundedUp(retryAfter));
  return failureOf("failed", roundedUp(retryAfter));
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && "code" in error);
}

function roundedUp(seconds: number | null): number | undefined {
  return seconds === null ? undefined : Math.min(Math.ceil(seconds), RETRY_AFTER_MAX_S);
}
