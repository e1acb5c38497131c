import * as v from "valibot";
import { EventData } from "./eventData.ts";
import type { ModelRequest } from "./Model.ts";
import { type Fault, type Stage, TransformedStream } from "./TransformedStream.ts";
import type { ProviderAnswer, Transport } from "./transport.ts";

/** What a provider's stream says. */
export type ChatPart =
  /** For the user. */
  | { readonly kind: "text"; readonly text: string }
  /** A sign of life that is not for the reader: the model thinks. */
  | { readonly kind: "thought" }
  /** Why it ended, in the provider's word; what comes after is not for us. */
  | { readonly kind: "finish"; readonly reason: string };

/** How an endpoint is asked. */
export interface ChatEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  /** The model's name there. */
  readonly name: string;
  readonly transport: Transport;
}

/** The provider refused, or reported an error. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  /** The HTTP status; null when the answer had begun. */
  readonly statusCode: number | null;
  readonly retryAfter: string | null;

  // Nothing of the provider's own words: they may hold secrets, and end up in logs.
  constructor(statusCode: number | null, retryAfter: string | null = null) {
    super(statusCode === null ? "The provider reported an error." : `The provider answered ${statusCode}.`);
    this.statusCode = statusCode;
    this.retryAfter = retryAfter;
  }
}

/** The provider sent what is no event of a chat. */
class GarbledError extends Error {
  override readonly name = "GarbledError";
}

// Some send a list of parts, of which those with a text are said and the others thought.
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
 * Asks an OpenAI-compatible endpoint for a chat completion and reads its stream. Throws a ProviderError, a GarbledError, or
 * what the network threw. Whoever stops reading must abort the signal.
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
    const reading = new BodyReader(answer);
    return { stage: new Chunks(reading), open: () => reading };
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

/** Milliseconds that a provider gets to end its answer once it has said why it ended. */
const GRACE_MS = 500;
/** The same after its very end: only so that the connection can be used again. */
const DONE_GRACE_MS = 50;

/** Reads the parts out of the bytes. */
class Chunks implements Stage<Uint8Array, ChatPart> {
  over = false;
  readonly #reading: BodyReader;
  readonly #events = new EventData();
  #reason: string | null = null;
  #refused = false;
  #done = false;
  #fault: Fault | null = null;

  constructor(reading: BodyReader) {
    this.#reading = reading;
  }

  take(bytes: Uint8Array): readonly ChatPart[] {
    // Whatever follows the very end is not read.
    this.over = this.#done;
    if (this.over) return [];
    const parts: ChatPart[] = [];
    try {
      for (const data of this.#events.add(bytes)) {
        this.#done = data === "[DONE]";
        if (this.#done) break;
        this.#read(jsonIn(data), parts);
      }
    } catch (error) {
      // What was said before it is kept.
      this.#fault = { error };
      this.over = true;
    }
    // Some keep the line open when all is said.
    if (this.#done) this.#reading.endWithin(DONE_GRACE_MS);
    else if (this.#reason !== null) this.#reading.endWithin(GRACE_MS);
    return parts;
  }

  last(ofSource: Fault | null): readonly ChatPart[] {
    const fault = this.#fault ?? ofSource;
    if (fault) throw fault.error;
    if (this.#reason === null) return [];
    // The last words may come with the reason, or after it.
    return [{ kind: "finish", reason: this.#refused ? "content_filter" : this.#reason }];
  }

  close(): void {
    this.#reading.close();
  }

  #read(value: unknown, parts: ChatPart[]): void {
    const plain = plainTextIn(value);
    if (plain !== null) {
      parts.push({ kind: "text", text: withoutNul(plain) });
      return;
    }
    const { choices } = chunkIn(value);
    const [choice] = choices;
    const { text, thought, refusal } = contentOf(choice?.delta);
    this.#refused ||= refusal;
    if (text) parts.push({ kind: "text", text });
    else if (thought) parts.push({ kind: "thought" });
    this.#reason = choice?.finish_reason ?? this.#reason;
  }
}

/** The bytes of an answer as they come, until they end or need come no more. Throws where the provider refused. */
class BodyReader implements AsyncIterableIterator<Uint8Array, undefined> {
  #answer: Promise<ProviderAnswer> | null;
  #bytes: AsyncIterator<Uint8Array> | null = null;
  readonly #late = Promise.withResolvers<typeof nothingMore>();
  #timer: NodeJS.Timeout | null = null;

  constructor(answer: Promise<ProviderAnswer>) {
    this.#answer = answer;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** From the first time on that this is said, they have so many milliseconds, and losing them is no fault. */
  endWithin(ms: number): void {
    // What came while this process was too busy to listen is heard first.
    this.#timer ??= setTimeout(() => setImmediate(() => this.#late.resolve(nothingMore)), ms);
  }

  next(): Promise<IteratorResult<Uint8Array, undefined>> {
    if (!this.#bytes) return this.#open().then((bytes) => bytes.next());
    if (this.#timer === null) return this.#bytes.next();
    return Promise.race([this.#bytes.next().catch(() => nothingMore), this.#late.promise]);
  }

  /** Reads no more. Where bytes are waited for this takes until the signal aborts, which is no fault. */
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

const nothingMore = { done: true, value: undefined } as const;

function chunkIn(value: unknown): v.InferOutput<typeof chunkSchema> {
  if (typeof value === "object" && value !== null && "error" in value && value.error) {
    throw new ProviderError(null);
  }
  if (!v.is(chunkSchema, value)) throw new GarbledError("An event of the provider is of an unknown form.");
  return value;
}

/**
 * The text of a chunk that is nothing but text, as nearly all are: what the schema makes while it looks at one is more than
 * all else that a token costs. Null for whatever has to be looked at closely.
 */
function plainTextIn(value: unknown): string | null {
  const { choices, error } = (value ?? {}) as { choices?: unknown; error?: unknown };
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  if (error || typeof choice !== "object" || choice === null) return null;
  const { delta, finish_reason } = choice as { delta?: unknown; finish_reason?: unknown };
  if (finish_reason || typeof delta !== "object" || delta === null) return null;
  const { content, refusal } = delta as { content?: unknown; refusal?: unknown };
  return typeof content === "string" && content !== "" && !refusal ? content : null;
}

function jsonIn(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // The parser's message would quote the provider.
    throw new GarbledError("An event of the provider is no JSON.");
  }
}

/** No database stores a zero character. */
function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

type Delta = NonNullable<v.InferOutput<typeof chunkSchema>["choices"][number]["delta"]>;

function contentOf(delta: Delta | null | undefined) {
  const { content, refusal, reasoning, reasoning_content } = delta ?? {};
  const said = typeof content === "string" ? content : (content ?? []).map(({ text = "" }) => text).join("");
  const thought = Boolean(reasoning ?? reasoning_content) || (Array.isArray(content) && content.length > 0);
  return { text: withoutNul(said + (refusal ?? "")), thought, refusal: Boolean(refusal) };
}
