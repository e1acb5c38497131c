import * as v from "valibot";
import { EventData } from "./eventData.ts";
import type { ModelRequest } from "./Model.ts";
import type { ProviderAnswer, Transport } from "./transport.ts";

/** What a provider's stream says. */
export type ChatPart =
  /** For the reader. */
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
  return partsOf(answer);
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

async function* partsOf(answer: Promise<ProviderAnswer>): AsyncGenerator<ChatPart> {
  const { status, retryAfter, body } = await answer;
  if (status < 200 || status > 299) throw new ProviderError(status, retryAfter);
  const events = new EventData();
  let reason: string | null = null;
  let refused = false;
  for await (const bytes of body) {
    for (const data of events.add(bytes)) {
      if (data === "[DONE]") continue;
      const { choices } = chunkIn(data);
      const [choice] = choices;
      const { text, thought, refusal } = saidBy(choice?.delta);
      refused ||= refusal;
      if (text) yield { kind: "text", text };
      else if (thought) yield { kind: "thought" };
      reason = choice?.finish_reason ?? reason;
    }
  }
  // The last words may come with the reason, or after it.
  if (reason !== null) yield { kind: "finish", reason: refused ? "content_filter" : reason };
}

function chunkIn(data: string): v.InferOutput<typeof chunkSchema> {
  const value = jsonIn(data);
  if (typeof value === "object" && value !== null && "error" in value && value.error) {
    throw new ProviderError(null);
  }
  if (!v.is(chunkSchema, value)) throw new GarbledError("An event of the provider is of an unknown form.");
  return value;
}

function jsonIn(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // The parser's message would quote the provider.
    throw new GarbledError("An event of the provider is no JSON.");
  }
}

type Delta = NonNullable<v.InferOutput<typeof chunkSchema>["choices"][number]["delta"]>;

function saidBy(delta: Delta | null | undefined) {
  const { content, refusal, reasoning, reasoning_content } = delta ?? {};
  const said = typeof content === "string" ? content : (content ?? []).map(({ text = "" }) => text).join("");
  const thought = Boolean(reasoning ?? reasoning_content) || (Array.isArray(content) && content.length > 0);
  // No database stores a zero character.
  return { text: (said + (refusal ?? "")).replaceAll("\0", ""), thought, refusal: Boolean(refusal) };
}
