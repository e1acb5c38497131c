/** Opening and closing quotes and brackets. */
const QUOTE_OPENS = /["'“‘«‹„‚「『(（]$/u;
const QUOTE_CLOSES = /^["'”’»›“‘」』)）]/u;
/** A word of the same line before, and after, a mark. */
const WORD_BEFORE = /[\p{L}\p{N},:;]\s$/u;
const WORD_AFTER = /^ +\p{Ll}|^[.,;:!?](?:\s|$)/u;

/**
 * Whether a text speaks of a mark: "the tag <think> opens it". A mark that is meant stands at the beginning or end of a
 * sentence, or touches the words beside it. `maybe` when the text ends before it is clear.
 */
export function isProse(before: string, after: string): boolean | "maybe" {
  const isQuoted = QUOTE_OPENS.test(before);
  const isWord = WORD_BEFORE.test(before);
  if (!isQuoted && !isWord) return false;
  if (/^[ ]*$/.test(after) || /^[.,;:!?]$/.test(after)) return "maybe";
  return (isQuoted && QUOTE_CLOSES.test(after)) || (isWord && WORD_AFTER.test(after));
}

/** Whether a text is at the beginning of a line or behind a sentence, where reasoning can begin again. */
export function isBoundary(before: string): boolean {
  return before === "" || /[.!?…。！？"”»」*)\]]\s*$/u.test(before);
}
