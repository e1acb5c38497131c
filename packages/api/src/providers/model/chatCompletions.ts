import { createParser } from "eventsource-parser";
import * as v from "valibot";
import type { ModelRequest } from "./Model.ts";
import { type StreamError, type Stage, TransformedStream } from "./TransformedStream.ts";
import type { ProviderAnswer, Transport } from "./transport.ts";

/** A part of a provider's stream. */
export type ChatPart =
  /** The text of the reply. */
  | { readonly kind: "text"; readonly text: string }
  /** Reasoning, which the user does not see. */
  | { readonly kind: "thought" }
  /** The finish reason in the provider's words; later text is ignored. */
  | { readonly kind: "finish"; readonly reason: string };

/** An OpenAI-compatible endpoint. */
export interface ChatEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** The provider's name of the model. */
  readonly name: string;
  readonly transport: Transport;
}

/** The provider refused the request, or reported an error. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** The HTTP status; null when the answer had already started. */
  readonly statusCode: number | null;
  readonly retryAfter: string | null;

  // Without the provider's message: it can contain secrets, and this message is logged.
  constructor(statusCode: number | null, retryAfter: string | null = null) {
    super(statusCode === null ? "The provider reported an error." : `The provider answered ${statusCode}.`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** The provider sent invalid data. */
export class GarbledError extends Error {
  override readonly name = "GarbledError";
}

// Some providers send a list of parts. Parts with text belong to the reply; others are reasoning.
const contentSchema = v.union([v.string(), v.array(v.looseObject({ text: v.optional(v.string()) }))]);
const chunkSchema = v.looseObject({
  choices: v.array(
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
});

/**
 * Requests a chat completion from an OpenAI-compatible endpoint and reads its stream. Throws a ProviderError, a
 * GarbledError, or an error of the network. Abort the signal to stop reading early.
 */
export function chatCompletion(
  { baseUrl, apiKey, name, transport }: ChatEndpoint,
  request: ModelRequest & { readonly maxTokens: number },
  signal: AbortSignal,
): AsyncIterable<ChatPart> {
  const answer = transport({
    address: new URL(`${baseUrl}/chat/completions`),
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(bodyOf(name, request)),
    signal,
  });
  return new TransformedStream(() => {
    const body = new BodyReader(answer);
    return { stage: new Chunks(body), open: () => body };
  });
}

function bodyOf(model: string, { system, messages, seed, maxTokens }: ModelRequest) {
  return {
    model,
    messages: [
      { role: "system", content: system },
      ...messages.map(({ role, text }) => ({ role, content: text })),
    ],
    max_tokens: maxTokens,
    seed,
    stream: true,
  };
}

/** Milliseconds that a provider has to end its answer after the finish reason. */
const GRACE_MS = 500;
/** The same after `[DONE]`: only so that the connection can be used again. */
const DONE_GRACE_MS = 50;

/** The most characters in an event of a provider's stream; usual events have a few hundred. */
const EVENT_MAX = 256 * 1024;

/** Parses the parts from the bytes. */
class Chunks implements Stage<Uint8Array, ChatPart> {
  isDone = false;
  readonly #body: BodyReader;
  // Removes a byte order mark at the start.
  readonly #decoder = new TextDecoder();
  readonly #parser = createParser({
    maxBufferSize: EVENT_MAX,
    onEvent: ({ data }) => this.#read(data),
    onError: ({ type }) => {
      if (type === "max-buffer-size-exceeded")
        throw new GarbledError("An event of the provider is too long.");
    },
  });
  #parts: ChatPart[] = [];
  #reason: string | null = null;
  #refused = false;
  #done = false;
  #error: StreamError | null = null;

  constructor(reading: BodyReader) {
    this.#body = reading;
  }

  process(bytes: Uint8Array): readonly ChatPart[] {
    // Data after `[DONE]` is ignored.
    this.isDone = this.#done;
    if (this.isDone) return [];
    this.#parts = [];
    try {
      this.#parser.feed(this.#decoder.decode(bytes, { stream: true }));
    } catch (error) {
      // The text before it is kept.
      this.#error = { error };
      this.isDone = true;
    }
    // Some providers keep the connection open after the end.
    if (this.#done) this.#body.endWithin(DONE_GRACE_MS);
    else if (this.#reason !== null) this.#body.endWithin(GRACE_MS);
    return this.#parts;
  }

  finish(sourceError: StreamError | null): readonly ChatPart[] {
    const error = this.#error ?? sourceError;
    if (error) throw error.error;
    if (this.#reason === null) return [];
    // The last text can come with the finish reason, or after it.
    return [{ kind: "finish", reason: this.#refused ? "content_filter" : this.#reason }];
  }

  close(): void {
    this.#body.close();
  }

  #read(data: string): void {
    this.#done ||= data === "[DONE]";
    if (this.#done) return;
    const value = parseJson(data);
    const plain = parsePlainText(value);
    if (plain !== null) {
      this.#parts.push({ kind: "text", text: withoutNul(plain) });
      return;
    }
    const { choices } = parseChunk(value);
    const [choice] = choices;
    const { text, thought: reasoning, refusal } = contentOf(choice?.delta);
    this.#refused ||= refusal;
    if (text) this.#parts.push({ kind: "text", text });
    else if (reasoning) this.#parts.push({ kind: "thought" });
    this.#reason = choice?.finish_reason ?? this.#reason;
  }
}

/** The bytes of an answer, until they end or are no longer needed. Throws when the provider refused the request. */
class BodyReader implements AsyncIterableIterator<Uint8Array, undefined> {
  #answer: Promise<ProviderAnswer> | null;
  #bytes: AsyncIterator<Uint8Array> | null = null;
  readonly #late = Promise.withResolvers<typeof end>();
  #timer: NodeJS.Timeout | null = null;

  constructor(answer: Promise<ProviderAnswer>) {
    this.#answer = answer;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** From the first call on, the rest must arrive within this time, and a timeout is no error. */
  endWithin(ms: number): void {
    // Data that arrived while this process was busy is read first.
    this.#timer ??= setTimeout(() => setImmediate(() => this.#late.resolve(end)), ms);
  }

  next(): Promise<IteratorResult<Uint8Array, undefined>> {
    if (!this.#bytes) return this.#open().then((bytes) => bytes.next());
    if (this.#timer === null) return this.#bytes.next();
    return Promise.race([this.#bytes.next().catch(() => end), this.#late.promise]);
  }

  /** Stops reading. While bytes are awaited, this resolves when the signal aborts, which is no error. */
  close(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#bytes?.return?.().catch(() => undefined);
  }

  async #open(): Promise<AsyncIterator<Uint8Array>> {
    const answer = await this.#answer;
    this.#answer = null;
    if (!answer) throw new Error("An answer was read twice at once.");
    const { status, retryAfter, body } = answer;
    if (status < 200 || status > 299) throw new ProviderError(status, retryAfter);
    this.#bytes = body[Symbol.asyncIterator]();
    return this.#bytes;
  }
}

const end = { done: true, value: undefined } as const;

function parseChunk(value: unknown): v.InferOutput<typeof chunkSchema> {
  if (typeof value === "object" && value !== null && "error" in value && value.error) {
    throw new ProviderError(null);
  }
  if (!v.is(chunkSchema, value)) throw new GarbledError("An event of the provider is of an unknown form.");
  return value;
}

/**
 * The text of a chunk with nothing but text, as nearly all are. Validation by the schema costs more than everything else
 * per token. Null for any other chunk, which the schema checks.
 */
function parsePlainText(value: unknown): string | null {
  const { choices, error } = (value ?? {}) as { choices?: unknown; error?: unknown };
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  if (error || typeof choice !== "object" || choice === null) return null;
  const { delta, finish_reason } = choice as { delta?: unknown; finish_reason?: unknown };
  if (finish_reason || typeof delta !== "object" || delta === null) return null;
  const { content, refusal } = delta as { content?: unknown; refusal?: unknown };
  return typeof content === "string" && content !== "" && !refusal ? content : null;
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // The parser's message would quote the provider.
    throw new GarbledError("An event of the provider is no JSON.");
  }
}

/** The databases cannot store a NUL character. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

type Delta = NonNullable<v.InferOutput<typeof chunkSchema>["choices"][number]["delta"]>;

function contentOf(delta: Delta | null | undefined) {
  const { content, refusal, reasoning, reasoning_content } = delta ?? {};
  const text = typeof content === "string" ? content : (content ?? []).map(({ text = "" }) => text).join("");
  const thought = Boolean(reasoning ?? reasoning_content) || (Array.isArray(content) && content.length > 0);
  return { text: withoutNul(text + (refusal ?? "")), thought, refusal: Boolean(refusal) };
}
