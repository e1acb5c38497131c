/**
 * Replaces straight double quotes by curly ones. Whether one opens or closes depends on the character before it, so
 * that shown text never changes while more arrives.
 *
 * @param before The character before the text, or "" at the beginning of a block.
 */
export function curlQuotes(text: string, before: string): string {
  return text.replace(/"/g, (_quote, offset: number) => {
    const previous = offset === 0 ? before : (text[offset - 1] ?? "");
    return previous === "" || /[\s([{—–“-]/.test(previous) ? "“" : "”";
  });
}

/** A part of a text that is speech or not. */
export interface SpeechSegment {
  speech: boolean;
  text: string;
}

/** Splits a text into speech in curly quotes and the rest. Unclosed speech runs to the end of the text. */
export function speechSegments(text: string): SpeechSegment[] {
  return text
    .split(/(“[^”]*”?)/)
    .filter((part) => part !== "")
    .map((part) => ({ speech: part.startsWith("“"), text: part }));
}
