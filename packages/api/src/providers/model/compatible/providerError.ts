import { fieldsOf } from "./chatChunk.ts";
import { isUnknownModel } from "./unknownModel.ts";

/** The provider refused the request, or reported an error. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** The HTTP status, or the code of an error inside a stream; null when there is none. */
  readonly statusCode: number | null;
  /** Seconds; null when the server does not say when it can be called again. */
  readonly retryAfter: number | null;
  /** Whether the server does not know the configured model, or has not loaded it. */
  readonly isUnknownModel: boolean;

  // Without the provider's message: it can contain secrets, and this message is logged.
  constructor(
    statusCode: number | null,
    {
      retryAfter = null,
      isUnknownModel = false,
    }: { readonly retryAfter?: number | null; readonly isUnknownModel?: boolean } = {},
  ) {
    super(statusCode === null ? "The provider reported an error." : `The provider answered ${statusCode}.`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.isUnknownModel = isUnknownModel;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** The error that an event or a whole answer names; null for anything else, also when nothing of it is known. */
export function errorIn(value: unknown, event: string): ProviderError | null {
  const error = errorFieldsOf(value, event);
  return error && providerErrorOf(error);
}

/** The error of data that is no JSON; null for a heartbeat. */
export function errorInText(data: string, event: string): ProviderError | null {
  // A broken off `{"error": ...` is an error, too.
  const isError = event === "error" || /^[\s{"']*(?:\w+ ){0,3}error\b/i.test(data);
  return isError ? new ProviderError(statusInWords(data)) : null;
}

/** The error of a request that was refused with a status. */
export function refusal(status: number, value: unknown): ProviderError {
  return new ProviderError(status, { isUnknownModel: isUnknownModel(errorFieldsOf(value, "error") ?? {}) });
}

function errorFieldsOf(value: unknown, event: string): Fields | null {
  const fields = fieldsOf(value);
  const [choice] = Array.isArray(fields.choices) ? (fields.choices as unknown[]) : [];
  // MiniMax sends its status in `base_resp`; 0 means that there is no error.
  const base = fieldsOf(fields.base_resp);
  const named = [fields.error, fields.errors, fieldsOf(choice).error, base.status_code && base].find(isNamed);
  if (named !== undefined) return typeof named === "object" ? fieldsOf(first(named)) : { message: named };
  // vLLM and Mistral also send errors that are the event itself, as do several gateways.
  const isError = event === "error" || fields.object === "error" || fields.type === "error";
  return isError || (choice === undefined && hasErrorFields(fields)) ? fields : null;
}

/** Fields that only an error has. A code of 0 or 200 means that there is none. */
function hasErrorFields(fields: Fields) {
  const { error_message, error_msg, error_type, error_code, detail, code, message, status } = fields;
  if ([error_message, error_msg, error_type, error_code].some(isNamed)) return true;
  if (status === "error" || statusOf(fields) !== null) return true;
  // With the status of a queue, it is the place in it.
  if (isNamed(detail) && typeof status !== "string") return true;
  const isCode = isNamed(code) && !/^(?:0|2\d\d|ok|success)$/i.test(String(code));
  return isCode && typeof message === "string" && message !== "";
}

/** Some servers send an empty error in every chunk. */
function isNamed(error: unknown): boolean {
  if (typeof error === "string") return !/^(?:|0|null|none|false)$/i.test(error.trim());
  if (typeof error !== "object" || error === null) return Boolean(error);
  return Object.values(error).some(isNamed);
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function providerErrorOf(error: Fields): ProviderError {
  const status = statusOf(error) ?? statusInWords(wordsOf(error));
  return new ProviderError(status, { isUnknownModel: isUnknownModel(error) });
}

/** The status of an error inside a stream. Some servers write a number, others a text of digits or of letters. */
function statusOf({ code, status, status_code, statusCode }: Fields): number | null {
  const found = [code, status, status_code, statusCode]
    .map(Number)
    .find((one) => Number.isInteger(one) && one >= 400 && one <= 599);
  return found ?? null;
}

function wordsOf({ code, type, status, error_type, error_code }: Fields): string {
  return [code, type, status, error_type, error_code].filter((one) => typeof one === "string").join(" ");
}

/** Words of errors, and the status with the same meaning. */
const STATUSES = [
  [/rate.?limit|too.?many|throttl|resource.?exhausted/i, 429],
  [/overload|unavailable|capacity|busy|loading/i, 503],
  [/time.?d?.?out|deadline/i, 504],
  [/quota|billing|credit|balance/i, 402],
  [/auth|api.?key|credential/i, 401],
  [/context.?length|too.?long|invalid.?request|bad.?request|invalid.?argument/i, 400],
] as const;

function statusInWords(words: string): number | null {
  return STATUSES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
