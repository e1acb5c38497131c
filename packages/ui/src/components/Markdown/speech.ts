/**
 * Straight double quotes as the curly ones that belong to speech. Whether one opens or closes follows from
 * the character before it, so that text already shown never changes while more arrives.
 *
 * @param before The character before the text, or "" at the beginning of a block.
 */
export function curlQuotes(text: string, before: string): string {
  return text.replace(/"/g, (_quote, offset: number) => {
    const previous = offset === 0 ? before : (text[offset - 1] ?? "");
    return previous === "" || /[\s([{—–“-]/.test(previous) ? "“" : "”";
  });
}

/** A stretch of text that is spoken, or is not. */
export interface Stretch {
  speech: boolean;
  text: string;
}

/** Tells speech in curly quotes from what is around it. Speech left open runs to the end of the text. */
export function stretches(text: string): Stretch[] {
  return text
    .split(/(“[^”]*”?)/)
    .filter((part) => part !== "")
    .map((part) => ({ speech: part.startsWith("“"), text: part }));
}
