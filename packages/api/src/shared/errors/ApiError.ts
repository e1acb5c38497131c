import {
  ErrorCode,
  type ErrorDetails,
  type FailureReason,
  type FieldError,
  failureReasons,
} from "@mimi/contract";

/** What an {@link ApiError} may add to its code. */
export interface ApiErrorExtras {
  /** Why. The app shows a sentence for it. */
  readonly reason?: FailureReason;
  /** For developers, never input. @default the name of the code, and the reason */
  readonly message?: string;
  readonly details?: ErrorDetails;
  /** Seconds; sent as `Retry-After`. */
  readonly retryAfter?: number;
}

/** An error answer, thrown anywhere. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, extras: ApiErrorExtras = {}) {
    const { reason, details, retryAfter } = extras;
    super(extras.message ?? messageOf(code, reason));
    this.code = code;
    this.details = reason === undefined ? details : { reason, ...details };
    this.retryAfter = retryAfter;
  }
}

/** The error of a reason, with its code. */
export function errorFor(reason: FailureReason, extras: Omit<ApiErrorExtras, "reason"> = {}): ApiError {
  return new ApiError(failureReasons[reason], { ...extras, reason });
}

/** A failure for developers: `conflict: reply_streaming`. */
export function messageOf(code: number, reason?: string): string {
  const name = names.get(code) ?? String(code);
  return reason === undefined ? name : `${name}: ${reason}`;
}

const names: ReadonlyMap<number, string> = new Map(
  Object.entries(ErrorCode).map(([name, code]) => [code, name]),
);

/** 40001 that names each wrong input. */
export function invalidInput(fields: Readonly<Record<string, string>>): ApiError {
  return new ApiError(ErrorCode.invalidInput, { details: { fields } });
}

/** 40001 for a message that does not support this request, with the reason. */
export function invalidMessage(what: FieldError, reason: FailureReason): ApiError {
  return errorFor(reason, { details: { fields: { message_id: what } } });
}

/** 40001 for an account that has as many as it can have; the input is the one that would add another. */
export function atMaximum(input: string, reason: FailureReason, limit: number): ApiError {
  return errorFor(reason, { details: { fields: { [input]: "too_many" }, limit } });
}

/** 40401: absent, or another user's; the answer does not say which. */
export function notFound(): ApiError {
  return new ApiError(ErrorCode.notFound);
}

/** 40301 that names the missing role, plan or step. */
export function notAllowed(needs: string): ApiError {
  return new ApiError(ErrorCode.notAllowed, { details: { needs } });
}
