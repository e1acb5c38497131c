import type { ErrorDetails } from "@mimi/contract";

/** The code of an answer (contract 1), or why there is no answer. */
export type FailureCode = number | "unreachable" | "timeout" | "unreadable";

/**
 * A failed call. Every call throws it, and so does a service whose code cannot be loaded. Only `services/api` and
 * `lazyServices.ts` create it.
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

/** Throws anything that is not a failed call: that is a bug, and must not look like a network error. */
export function assertApiError(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}
