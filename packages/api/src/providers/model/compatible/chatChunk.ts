import * as v from "valibot";
import { isUnknownModel } from "./unknownModel.ts";

/** The provider refused the request, or reported an error. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** The HTTP status, or the code of an error inside a stream; null when there is none. */
  readonly statusCode: number | null;
  readonly retryAfter: string | null;
  /** Whether the server does not know the configured model, or has not loaded it. */
  readonly isUnknownModel: boolean;

  // Without the provider's message: it can contain secrets, and this message is logged.
  constructor(
    statusCode: number | null,
    {
      retryAfter = null,
      isUnknownModel = false,
    }: { readonly retryAfter?: string | null; readonly isUnknownModel?: boolean } = {},
  ) {
    super(statusCode === null ? "The provider reported an error." : `The provider answered ${statusCode}.`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
    this.isUnknownModel = isUnknownModel;
  }
}

/** The provider sent invalid data. */
export class GarbledError extends Error {
  override readonly name = "GarbledError";
}

// Some providers send a list of parts. Parts of text belong to the reply; others are reasoning.
const partSchema = v.looseObject({ type: v.optional(v.string()), text: v.optional(v.string()) });
const contentSchema = v.union([v.string(), v.array(partSchema)]);
const chunkSchema = v.looseObject({
  // Absent in the last event of some servers, which has only the usage.
  choices: v.nullish(
    v.array(
      v.looseObject({
        delta: v.nullish(
          v.looseObject({
            content: v.nullish(contentSchema),
            refusal: v.nullish(v.string()),
            reasoning: v.nullish(v.unknown()),
            reasoning_content: v.nullish(v.unknown()),
          }),
        ),
        finish_reason: v.nullish(v.string()),
      }),
    ),
  ),
  usage: v.nullish(
    v.looseObject({ prompt_tokens: v.nullish(v.number()), completion_tokens: v.nullish(v.number()) }),
  ),
});

/** An event of the stream. Throws the error that it contains, or a GarbledError. */
export function parseChunk(value: unknown): v.InferOutput<typeof chunkSchema> {
  const error = errorOf(value);
  if (error) throw providerErrorOf(error);
  if (v.is(chunkSchema, value) && (value.choices || value.usage)) return value;
  throw new GarbledError("An event of the provider is of an unknown form.");
}

/** The error of an answer that is one JSON value instead of a stream, as some servers send it with the status 200. */
export function parseWholeAnswer(text: string): ProviderError | GarbledError {
  const error = errorOf(parseJson(text));
  return error ? providerErrorOf(error) : new GarbledError("The provider's answer is no stream.");
}

/** The error of a request that was refused with a status. Throws a GarbledError when the text is no JSON. */
export function parseRefusal(status: number, text: string): ProviderError {
  return new ProviderError(status, { isUnknownModel: isUnknownModel(errorOf(parseJson(text)) ?? {}) });
}

function providerErrorOf(error: object): ProviderError {
  return new ProviderError(statusOf(error), { isUnknownModel: isUnknownModel(error) });
}

/** The error of an event; null when the event has none. vLLM and Mistral also send errors that are the event itself. */
function errorOf(value: unknown): object | null {
  if (typeof value !== "object" || value === null) return null;
  const { error, object } = value as { readonly error?: unknown; readonly object?: unknown };
  if (object === "error") return value;
  if (!error) return null;
  return typeof error === "object" ? error : { message: error };
}

/** The status of an error inside a stream. Some servers write a number, others a text of digits or of letters. */
function statusOf(error: object): number | null {
  const { code } = error as { readonly code?: unknown };
  const status = Number(code);
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : null;
}

/**
 * The text of a chunk with nothing but text, as nearly all are. Validation by the schema costs more than everything else
 * per token. Null for any other chunk, which the schema checks.
 */
export function parsePlainText(value: unknown): string | null {
  const { choices, error } = (value ?? {}) as { choices?: unknown; error?: unknown };
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  if (error || typeof choice !== "object" || choice === null) return null;
  const { delta, finish_reason } = choice as { delta?: unknown; finish_reason?: unknown };
  if (finish_reason || typeof delta !== "object" || delta === null) return null;
  const { content, refusal } = delta as { content?: unknown; refusal?: unknown };
  return typeof content === "string" && content !== "" && !refusal ? content : null;
}

/** Throws a GarbledError. */
export function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // The parser's message would quote the provider.
    throw new GarbledError("An event of the provider is no JSON.");
  }
}

/** The databases cannot store a NUL character. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

type Choice = NonNullable<v.InferOutput<typeof chunkSchema>["choices"]>[number];
type Delta = NonNullable<Choice["delta"]>;

/** The text of an event, and whether it has reasoning or is a refusal. */
export function contentOf(delta: Delta | null | undefined) {
  const { content, refusal, reasoning, reasoning_content } = delta ?? {};
  const parts = typeof content === "string" ? [{ text: content }] : (content ?? []);
  const text = parts.map(({ type = "text", text = "" }) => (type === "text" ? text : "")).join("");
  const thought = Boolean(reasoning ?? reasoning_content) || (Array.isArray(content) && content.length > 0);
  return { text: withoutNul(text + (refusal ?? "")), thought, refusal: Boolean(refusal) };
}
