import type { ModelUsage } from "../Model.ts";
import { finishReasonOf } from "./finishReason.ts";

/** The provider sent invalid data. */
export class GarbledError extends Error {
  override readonly name = "GarbledError";
}

/** The answer ended before its end. */
export class CutError extends Error {
  override readonly name = "CutError";
}

/** What a chunk of a stream, or a whole answer, contains. */
export interface ChatChunk {
  /** The next text of the reply. */
  readonly text: string;
  /** The text of the reply from its beginning, which some servers send instead of, or after, its parts. */
  readonly whole: string;
  /** Whether it has reasoning. */
  readonly thought: boolean;
  /** Whether its text is a refusal of the provider. */
  readonly refusal: boolean;
  /** As {@link finishReasonOf} reads it. */
  readonly reason: string | null;
  readonly usage: ModelUsage | null;
  /** Whether it is a chunk at all, and no heartbeat or other metadata. */
  readonly hasChoice: boolean;
}

type Fields = Readonly<Record<string, unknown>>;
const none: Fields = {};

/** Reads a chunk of any form. What it does not know is left out. */
export function readChunk(value: unknown): ChatChunk {
  const { choices, usage } = fieldsOf(value);
  const choice = choiceOf(choices);
  const delta = typeof choice.delta === "string" ? { content: choice.delta } : fieldsOf(choice.delta);
  const message = fieldsOf(choice.message);
  const refusal = stringOf(delta.refusal) || stringOf(message.refusal);
  return {
    // The field `text` is the one of completions without roles.
    text: withoutNul(textOf(delta.content ?? delta.text ?? choice.text) + refusal),
    whole: withoutNul(textOf(message.content)),
    thought: hasThought(delta) || hasThought(message),
    refusal: refusal !== "",
    reason: finishReasonOf(choice.finish_reason ?? choice.finishReason ?? choice.stop_reason),
    usage: usageOf(fieldsOf(usage)),
    hasChoice: choice !== none,
  };
}

/** The first of several answers to one request; the others are not the reply. */
function choiceOf(choices: unknown): Fields {
  if (!Array.isArray(choices)) return none;
  const found: unknown = choices.find((choice) => Number(fieldsOf(choice).index ?? 0) === 0);
  return found === undefined ? none : fieldsOf(found);
}

/** A text, or a list of parts. Parts of text belong to the reply; others are reasoning. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map(textOf).join("");
  const { type = "text", text } = fieldsOf(content);
  return type === "text" || type === "text_delta" || type === "output_text" ? stringOf(text) : "";
}

const THOUGHT_FIELDS = ["reasoning_content", "reasoning", "reasoning_details", "thinking"];

function hasThought(delta: Fields): boolean {
  const isList = Array.isArray(delta.content) && delta.content.length > 0;
  return isList || THOUGHT_FIELDS.some((field) => Boolean(delta[field]));
}

function usageOf({ prompt_tokens: input, completion_tokens: output }: Fields): ModelUsage | null {
  if (typeof input !== "number" && typeof output !== "number") return null;
  return { inputTokens: Number(input ?? 0), outputTokens: Number(output ?? 0) };
}

/** The fields of a JSON object; none for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : none;
}

function stringOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The databases cannot store a NUL character. */
function withoutNul(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "") : text;
}
