import { createParser } from "eventsource-parser";
import {
  contentOf,
  GarbledError,
  parseChunk,
  parseJson,
  parsePlainText,
  parseRefusal,
  parseWholeAnswer,
  ProviderError,
  withoutNul,
} from "./chatChunk.ts";
import type { RequestFormat } from "../../../config/modelSettings.ts";
import type { ModelRequest, ModelUsage } from "../Model.ts";
import { ReasoningTags } from "./reasoningTags.ts";
import { requestBody } from "./requestBody.ts";
import { type StreamError, type Stage, TransformedStream } from "../TransformedStream.ts";
import type { ProviderAnswer, Transport } from "./transport.ts";

/** A part of a provider's stream. */
export type ChatPart =
  /** The text of the reply. */
  | { readonly kind: "text"; readonly text: string }
  /** Reasoning, which the user does not see. */
  | { readonly kind: "thought" }
  /** The tokens of the request and of the reply so far. */
  | { readonly kind: "usage"; readonly usage: ModelUsage }
  /** The finish reason in the provider's words; later text is ignored. */
  | { readonly kind: "finish"; readonly reason: string };

/** An OpenAI-compatible endpoint. */
export interface ChatEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** The provider's name of the model. */
  readonly name: string;
  readonly format: RequestFormat;
  readonly transport: Transport;
}

/**
 * Requests a chat completion from an OpenAI-compatible endpoint and reads its stream. Throws a ProviderError, a
 * GarbledError, or an error of the network. Abort the signal to stop reading early.
 */
export function chatCompletion(
  { baseUrl, apiKey, name, format, transport }: ChatEndpoint,
  request: ModelRequest & { readonly maxTokens: number },
  signal: AbortSignal,
): AsyncIterable<ChatPart> {
  const answer = transport({
    address: new URL(`${baseUrl}/chat/completions`),
    headers: {
      ...format.headers,
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      ...(apiKey === null ? {} : { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(requestBody({ name, format }, request)),
    signal,
  });
  return new TransformedStream(() => {
    const body = new BodyReader(answer);
    return { stage: new Chunks(body), open: () => body };
  });
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
  readonly #tags = new ReasoningTags();
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
    const reason = this.#refused ? "content_filter" : this.#reason;
    return [
      { kind: "text", text: this.#tags.rest() },
      { kind: "finish", reason },
    ];
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
      this.#addText(withoutNul(plain));
      return;
    }
    const { choices, usage } = parseChunk(value);
    const [choice] = choices ?? [];
    const { text, thought: reasoning, refusal } = contentOf(choice?.delta);
    this.#refused ||= refusal;
    if (text) this.#addText(text);
    else if (reasoning) this.#addReasoning();
    this.#reason = choice?.finish_reason ?? this.#reason;
    if (usage?.prompt_tokens != null || usage?.completion_tokens != null) {
      const { prompt_tokens: input, completion_tokens: output } = usage;
      this.#parts.push({ kind: "usage", usage: { inputTokens: input ?? 0, outputTokens: output ?? 0 } });
    }
  }

  #addReasoning(): void {
    this.#tags.skipSpace();
    this.#parts.push({ kind: "thought" });
  }

  #addText(piece: string): void {
    const text = this.#tags.remove(piece);
    this.#parts.push(text ? { kind: "text", text } : { kind: "thought" });
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
    const { status, retryAfter, isJson, body } = answer;
    if (REFUSED_STATUSES.includes(status)) throw await refusalOf(answer);
    if (status < 200 || status > 299) throw new ProviderError(status, { retryAfter });
    if (isJson) throw parseWholeAnswer(await textOf(body));
    this.#bytes = body[Symbol.asyncIterator]();
    return this.#bytes;
  }
}

/** Statuses of a refused request and of an unknown model: the body says which. */
const REFUSED_STATUSES = [400, 403, 404];

async function refusalOf({ status, body }: ProviderAnswer): Promise<ProviderError> {
  try {
    return parseRefusal(status, await textOf(body));
  } catch {
    // A page of a proxy, or a connection that broke off: the status says enough.
    return new ProviderError(status);
  }
}

/** The beginning of a body: an error needs no more. */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > EVENT_MAX) break;
  }
  return text;
}

const end = { done: true, value: undefined } as const;
