import { withoutNotes } from "../macros/fillMacros.ts";

/**
 * The greetings that a chat can begin with, as they are written. Their places are the `greeting_index` of a first message, so one
 * with nothing but notes of its author is none for its author too.
 */
export function writtenGreetings({
  greeting,
  alternate_greetings,
}: {
  readonly greeting: string;
  readonly alternate_greetings: readonly string[];
}): readonly string[] {
  return [greeting, ...alternate_greetings].filter((text) => withoutNotes(text).trim() !== "");
}
