import type { RequestFormat } from "../../../config/modelSettings.ts";
import type { ModelRequest, ModelUsage } from "../Model.ts";
import { type StreamError, type Stage, TransformedStream } from "../TransformedStream.ts";
import { CutError, GarbledError, readChunk } from "./chatChunk.ts";
import { errorIn, errorInText, ProviderError, refusal } from "./providerError.ts";
import { requestBody } from "./requestBody.ts";
import { StreamLines } from "./StreamLines.ts";
import type { ProviderAnswer, Transport } from "./transport.ts";

/** A part of a provider's stream. */
export type ChatPart =
  /** The text of the answer, also reasoning and tokens that a server leaves in it. */
  | { readonly kind: "text"; readonly text: string }
  /** Reasoning, which the user does not see. */
  | { readonly kind: "thought" }
  /** The tokens of the request and of the reply so far. */
  | { readonly kind: "usage"; readonly usage: ModelUsage }
  /** The end: the finish reason as `finishReasonOf` reads it; null when the answer ended in order without one. */
  | { readonly kind: "finish"; readonly reason: string | null }
  /** The end: a ProviderError, a GarbledError, a CutError or an error of the network. */
  | ({ readonly kind: "error" } & StreamError);

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
 * Requests a chat completion from an OpenAI-compatible endpoint and reads its stream. Every error is the last part. Abort
 * the signal to stop reading early.
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
/** The same after text that came behind a finish reason: then the reason says nothing. */
const LATE_TEXT_GRACE_MS = 5_000;
/** The same after `[DONE]`: only so that the connection can be used again. */
const DONE_GRACE_MS = 50;

/** Code units at the end of the text by which a whole text is recognized as its continuation. */
const OVERLAP = 64;

/** Parses the parts from the bytes. What cannot be read is left out, unless it names an error. */
class Chunks implements Stage<Uint8Array, ChatPart> {
  isDone = false;
  readonly #body: BodyReader;
  // Removes a byte order mark at the start.
  readonly #decoder = new TextDecoder();
  readonly #lines = new StreamLines({
    onJson: (value, event) => this.#read(value, event),
    onText: (data, event) => this.#readText(data, event),
  });
  #parts: ChatPart[] = [];
  /** The length and the end of the text so far. */
  #length = 0;
  #textEnd = "";
  /** The first finish reason. Nothing after it changes how the reply ended. */
  #reason: string | null = null;
  #refused = false;
  #done = false;
  #hasChunks = false;
  #isUnreadable = false;
  /** Whether the answer ended within an event. */
  #isCut = false;
  #error: StreamError | null = null;

  constructor(reading: BodyReader) {
    this.#body = reading;
  }

  process(bytes: Uint8Array): readonly ChatPart[] {
    // Data after `[DONE]` is ignored.
    this.isDone = this.#done;
    if (this.isDone) return [];
    this.#parts = [];
    const hadReason = this.#reason !== null;
    this.#feed(() => this.#lines.feed(this.#decoder.decode(bytes, { stream: true })));
    // Some servers send a reason with each part of the text.
    if (hadReason && this.#parts.some(({ kind }) => kind === "text")) this.#body.renew(LATE_TEXT_GRACE_MS);
    // Some providers keep the connection open after the end.
    if (this.#done) this.#body.renew(DONE_GRACE_MS);
    else if (this.#reason !== null) this.#body.endWithin(GRACE_MS);
    return this.#parts;
  }

  finish(sourceError: StreamError | null): readonly ChatPart[] {
    this.#parts = [];
    if (!this.#error) {
      this.#feed(() => {
        this.#lines.feed(this.#decoder.decode());
        const isUnreadable = this.#isUnreadable;
        this.#isUnreadable = false;
        this.#lines.end();
        this.#isCut = this.#isUnreadable;
        this.#isUnreadable ||= isUnreadable;
      });
    }
    const reason = this.#refused ? "refusal" : this.#reason;
    if (reason === null) {
      const error = this.#error ?? sourceError ?? this.#unfinished();
      // The text before an error is kept.
      if (error) return [...this.#parts, { kind: "error", ...error }];
    }
    return [...this.#parts, { kind: "finish", reason }];
  }

  close(): void {
    this.#body.close();
  }

  #feed(read: () => void): void {
    try {
      read();
    } catch (error) {
      this.#error = { error };
      this.isDone = true;
    }
  }

  /** An answer without a chunk, such as the page of a proxy, and one that ends within an event. */
  #unfinished(): StreamError | null {
    if (this.#done) return null;
    if (!this.#hasChunks && this.#isUnreadable)
      return { error: new GarbledError("The answer of the provider has no chunk.") };
    return this.#hasChunks && !this.#isCut ? null : { error: new CutError("The answer ended too early.") };
  }

  #read(value: unknown, event: string): void {
    // Some servers send a list of one error or of one completion.
    if (Array.isArray(value)) for (const one of value) this.#readOne(one, event);
    else this.#readOne(value, event);
  }

  #readOne(value: unknown, event: string): void {
    if (this.#done) return;
    const { text, whole, thought, refusal, reason, usage, hasChoice } = readChunk(value);
    this.#hasChunks ||= hasChoice;
    this.#refused ||= refusal;
    this.#addText(text);
    this.#addText(this.#restOf(whole));
    if (thought && text === "" && whole === "") this.#parts.push({ kind: "thought" });
    if (usage) this.#parts.push({ kind: "usage", usage });
    const error = this.#reason === null ? errorIn(value, event) : null;
    if (error) throw error;
    this.#reason ??= reason;
  }

  #readText(data: string, event: string): void {
    this.#done ||= data === "[DONE]";
    if (this.#done) return;
    this.#isUnreadable = true;
    const error = this.#reason === null ? errorInText(data, event) : null;
    if (error) throw error;
  }

  /** The part of a whole text that did not come before. */
  #restOf(whole: string): string {
    const end = whole.slice(Math.max(0, this.#length - OVERLAP), this.#length);
    return whole.length > this.#length && end === this.#textEnd ? whole.slice(this.#length) : "";
  }

  #addText(text: string): void {
    if (text === "") return;
    this.#length += text.length;
    this.#textEnd = (this.#textEnd + text).slice(-OVERLAP);
    this.#parts.push({ kind: "text", text });
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

  /** Begins the time of {@link endWithin} once more. */
  renew(ms: number): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    this.endWithin(ms);
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
    if (REFUSED_STATUSES.includes(status)) throw await refusalOf(answer);
    if (status < 200 || status > 299) throw new ProviderError(status, { retryAfter });
    this.#bytes = body[Symbol.asyncIterator]();
    return this.#bytes;
  }
}

/** The most characters of an error that are read. */
const BODY_MAX = 256 * 1024;

/** Statuses of a refused request and of an unknown model: the body says which. */
const REFUSED_STATUSES = [400, 403, 404];

async function refusalOf({ status, body }: ProviderAnswer): Promise<ProviderError> {
  try {
    return refusal(status, JSON.parse(await textOf(body)));
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
    if (text.length > BODY_MAX) break;
  }
  return text;
}

const end = { done: true, value: undefined } as const;
