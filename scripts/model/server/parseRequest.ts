import { type ChatMessage, type CompletionRequest, RefusedRequest } from "./Engine.ts";

/** A request of OpenAI's protocol. */
export interface ParsedRequest {
  readonly request: CompletionRequest;
  /** Whether the number of tokens is sent at the end. */
  readonly includeUsage: boolean;
}

/** The fields of sampling that are used. Others are ignored, as llama.cpp does. */
const SAMPLING = [
  "temperature",
  "top_p",
  "top_k",
  "min_p",
  "frequency_penalty",
  "presence_penalty",
  "repetition_penalty",
  "repeat_penalty",
  "seed",
];

const ROLES = ["system", "user", "assistant"];

/** Reads the body of a request. Throws a {@link RefusedRequest} that names what is wrong. */
export function parseRequest(json: string): ParsedRequest {
  const body = fieldsOf(parse(json));
  if (body.stream !== true) throw new RefusedRequest("Only streams are served: stream must be true.");
  const { messages, max_tokens: tokens, max_completion_tokens: maxTokens = tokens, stop = [] } = body;
  if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isMessage))
    throw new RefusedRequest("messages must be a list of texts with a role.");
  const limit = numberIn({ maxTokens }, "maxTokens");
  return {
    request: {
      messages,
      stop: [stop].flat().filter((text): text is string => typeof text === "string" && text !== ""),
      sampling: Object.fromEntries(
        SAMPLING.flatMap((name) => {
          const value = numberIn(body, name);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
      ...(limit === undefined ? {} : { maxTokens: Math.max(1, limit) }),
    },
    includeUsage: fieldsOf(body.stream_options).include_usage === true,
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new RefusedRequest("The body is not valid JSON.");
  }
}

function isMessage(value: unknown): value is ChatMessage {
  const { role, content } = fieldsOf(value);
  return typeof content === "string" && ROLES.includes(String(role));
}

function numberIn(fields: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "number" || !Number.isFinite(value))
    throw new RefusedRequest(`${name} must be a number.`);
  return value;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
