import type { ErrorDetails } from "@mimi/contract";

/** The code of an answer (contract 1), or why there is no answer. */
export type FailureCode = number | "unreachable" | "timeout" | "unreadable";

/**
 * A call that did not succeed. Thrown by every call, and where code could not be fetched; made in `services/api` and
 * `lazyServices.ts` alone.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: FailureCode;
  readonly details: ErrorDetails;

  constructor(code: FailureCode, details: ErrorDetails = {}, cause?: unknown) {
    super(`The call failed: ${code}`, { cause });
    this.code = code;
    this.details = details;
  }
}

/** Whether a call ended because its caller cancelled it. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/** Throws on whatever is not a failed call: it is a fault of ours, and must not pass for the network's. */
export function assertApiError(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}
