import type { Failure } from "@mimi/contract";
import { failureOf } from "../../shared/errors/failureOf.ts";
import { CutError, GarbledError } from "./compatible/chatChunk.ts";
import { ProviderError } from "./compatible/providerError.ts";

/** The longest `Retry-After` that the user gets, in seconds. */
const RETRY_AFTER_MAX_S = 600;

/** The failure for anything that was thrown while a provider was called. Its own message can contain secrets. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof ProviderError) return failureOfStatus(error);
  if (error instanceof GarbledError) return failureOf("reply_garbled");
  // Errors of the network, and a stream that closed without a finish reason.
  return failureOf(error instanceof CutError || isNetworkError(error) ? "reply_cut" : "model_failed");
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

function failureOfStatus({ statusCode, retryAfter, isUnknownModel }: ProviderError): Failure {
  if (isUnknownModel) return failureOf("model_misconfigured");
  if (BUSY_STATUSES.includes(statusCode ?? 0)) return failureOf("model_busy", roundedUp(retryAfter));
  if ([401, 402, 404].includes(statusCode ?? 0)) return failureOf("model_misconfigured");
  // 403 is also the answer of a moderation in front of the model.
  if ([400, 403, 413, 422].includes(statusCode ?? 0)) return failureOf("model_refused");
  if ([408, 504, 524].includes(statusCode ?? 0)) return failureOf("model_timeout", roundedUp(retryAfter));
  return failureOf("model_failed", roundedUp(retryAfter));
}

function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && "code" in error);
}

function roundedUp(seconds: number | null): number | undefined {
  return seconds === null ? undefined : Math.min(Math.ceil(seconds), RETRY_AFTER_MAX_S);
}
