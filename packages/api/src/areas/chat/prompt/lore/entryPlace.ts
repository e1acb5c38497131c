import { type BookEntry, type DepthPrompt, placeOf } from "@mimi/contract";

/** Before or after the card's text, or between the messages. */
export type PlaceInPrompt = BookEntry["position"] | Pick<DepthPrompt, "depth" | "role">;

/** Lines at the beginning of an entry that say how it is used (Character Card V3). */
const DECORATORS = /^(?:[^\S\n]*@@[^\n]*(?:\n|$)|[^\S\n]*\n)+/;
/** SillyTavern's number of a position between the messages. */
const AT_DEPTH = 4;

/** Where an entry is in the prompt. Of the decorators we know `@@depth` and `@@role`. */
export function placeInPrompt({ content, extensions = {}, position }: BookEntry): PlaceInPrompt {
  const [decorators = ""] = DECORATORS.exec(content) ?? [];
  const [, depth] = /^\s*@@depth\s+(\d+)/m.exec(decorators) ?? [];
  const [, role] = /^\s*@@role\s+(\w+)/m.exec(decorators) ?? [];
  if (depth !== undefined) return placeOf(depth, role);
  return extensions.position === AT_DEPTH ? placeOf(extensions.depth, extensions.role) : position;
}

/** The text of an entry without its decorators. */
export function withoutDecorators(content: string): string {
  return content.replace(DECORATORS, "");
}
