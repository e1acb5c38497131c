import type { CardError } from "../CardFormatError.ts";
import { isObject } from "../json.ts";
import { lorebookIn } from "../lorebookShapes.ts";

/**
 * What a file is that is no character: a text that is no JSON, or a parsed value. Undefined for a file that could be
 * anything.
 */
export function refusalOf(content: unknown): CardError | "lorebook" | undefined {
  if (typeof content === "string") return refusalOfText(content);
  if (lorebookIn(content)) return "lorebook";
  return isObject(content) && ("chat_metadata" in content || "messages" in content) ? "chat" : undefined;
}

/** A chat is a list of JSON objects, one in each line. */
function refusalOfText(text: string): CardError | undefined {
  const [first = "", second = ""] = text.trimStart().split("\n", 2);
  if (
    first.startsWith("{") &&
    second.startsWith("{") &&
    /"(chat_metadata|is_user|mes|user_name)"/.test(text)
  ) {
    return "chat";
  }
  return /^(name|char_name|context|greeting):/m.test(text) && !text.trimStart().startsWith("{")
    ? "yaml"
    : undefined;
}
