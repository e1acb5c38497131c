import { folded } from "./folded.ts";

/** A pattern for texts that are {@link folded}. */
export function compiled(pattern: string): RegExp {
  return new RegExp(folded(pattern), "u");
}

/** Whether one of the sentences fits one of the patterns. */
export function fitsAny(sentences: readonly string[], patterns: readonly RegExp[]): boolean {
  return sentences.some((sentence) => patterns.some((pattern) => pattern.test(sentence)));
}
