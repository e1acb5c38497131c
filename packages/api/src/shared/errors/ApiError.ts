import { ErrorCode, type ErrorDetails, type FieldError } from "@mimi/contract";

const sentences: Readonly<Record<ErrorCode, string>> = {
  [ErrorCode.invalidInput]: "Something you entered is not valid.",
  [ErrorCode.signedOut]: "Please sign in.",
  [ErrorCode.notAllowed]: "This is not allowed.",
  [ErrorCode.adultNotAttested]: "This is for adults who have confirmed their age.",
  [ErrorCode.accountStopped]: "Your account cannot do this.",
  [ErrorCode.notFound]: "This was not found.",
  [ErrorCode.conflict]: "This was changed in the meantime.",
  [ErrorCode.tooLarge]: "This is too large.",
  [ErrorCode.unsupportedMedia]: "This kind of content is not supported.",
  [ErrorCode.refusedByRule]: "This is against a rule of this service.",
  [ErrorCode.rateLimited]: "Too many requests. Please wait a moment.",
  [ErrorCode.quotaUsedUp]: "You have used all of today's messages.",
  [ErrorCode.ourFault]: "Something went wrong on our side.",
  [ErrorCode.providerFailed]: "The AI could not answer.",
  [ErrorCode.unavailable]: "The service is not available at the moment.",
};

/** What an {@link ApiError} may add to its code. */
export interface ApiErrorExtras {
  /** Our own text, never input. @default the text of the code */
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
    super(extras.message ?? sentences[code]);
    this.code = code;
    this.details = extras.details;
    this.retryAfter = extras.retryAfter;
  }
}

/** 40001 that names each wrong input. */
export function invalidInput(fields: Readonly<Record<string, string>>, message?: string): ApiError {
  return new ApiError(ErrorCode.invalidInput, { details: { fields }, ...(message ? { message } : {}) });
}

/** 40001 for a message that does not support this request, with the reason. */
export function invalidMessage(what: FieldError, sentence: string): ApiError {
  return invalidInput({ message_id: what }, sentence);
}

/** 40401: absent, or another user's; the answer does not say which. */
export function notFound(): ApiError {
  return new ApiError(ErrorCode.notFound);
}

/** 40301 that names the missing role, plan or step. */
export function notAllowed(needs: string): ApiError {
  return new ApiError(ErrorCode.notAllowed, { details: { needs } });
}
