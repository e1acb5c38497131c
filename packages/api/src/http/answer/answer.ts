import { ErrorCode, httpStatusOf } from "@mimi/contract";
import { ApiError } from "../../shared/errors/ApiError.ts";
import { Unavailable } from "../../shared/errors/Unavailable.ts";
import { RawJson } from "./RawJson.ts";

/** `Retry-After` in seconds, when a dependency is unavailable. */
const RETRY_AFTER_S = 2;

/** A success: the envelope of §7 around the data. */
export function success(data: unknown): Response {
  const body = data instanceof RawJson ? `{"code":0,"data":${data.json}}` : JSON.stringify({ code: 0, data });
  return json(200, body);
}

/** An error in the envelope, with the status of its code. */
export function failure(error: ApiError): Response {
  const { code, message, details } = error;
  const response = json(
    httpStatusOf(code),
    JSON.stringify({ code, data: null, message, ...(details ? { details } : {}) }),
  );
  if (error.retryAfter !== undefined) response.headers.set("Retry-After", String(error.retryAfter));
  // The rest of a too large body is not read, so the connection cannot be used again.
  if (error.code === ErrorCode.tooLarge) response.headers.set("Connection", "close");
  return response;
}

/**
 * Turns any error into an answer. An error that is not an ApiError is a bug or an unavailable dependency, and no details
 * are sent.
 */
export function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new ApiError(ErrorCode.unavailable, { retryAfter: RETRY_AFTER_S });
  return new ApiError(ErrorCode.ourFault, { details: { request_id: requestId } });
}

const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
]);

/** No space, or no space for this user or this file; and the embedded database, which is read-only then. */
const FULL_DISK_CODES = new Set(["ENOSPC", "EDQUOT", "EFBIG", "25006"]);

/** Whether the database or another dependency could not be reached. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === "connect") return true;
  if (typeof code === "string") {
    // PostgreSQL: connection lost, too many connections, shutting down or starting.
    if (NETWORK_CODES.has(code) || FULL_DISK_CODES.has(code) || /^(08|53|57P)/.test(code)) return true;
  }
  if (/Connection terminated|timeout exceeded when trying to connect|PGlite is closed/.test(error.message)) {
    return true;
  }
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}

function json(status: number, body: string): Response {
  return new Response(body, { status, headers: { "Content-Type": "application/json" } });
}
