/**
 * Code units that are segmented at once. Each segment holds a copy of its input, so a long text in one piece would take
 * quadratic memory.
 */
const WINDOW = 256;

// Created when it is first needed: the browser then loads its tables, which takes a phone up to 0.1 seconds.
let segmenter: Intl.Segmenter | undefined;

/**
 * Iterates over user-perceived characters: an emoji, or a letter with its accents, is one. It is lazy, with linear
 * cost. A single character of more than 256 code units counts as several.
 */
export function* charactersOf(text: string): Generator<string, void> {
  segmenter ??= new Intl.Segmenter();
  let start = 0;
  while (start < text.length) {
    const end = start + WINDOW;
    // Half of a surrogate pair would be a character of its own.
    const window = text.slice(start, /[\udc00-\udfff]/.test(text[end] ?? "") ? end - 1 : end);
    const segments = Array.from(segmenter.segment(window), ({ segment }) => segment);
    const isEnd = start + window.length >= text.length;
    // The last one may continue after the window.
    const complete = isEnd || segments.length === 1 ? segments : segments.slice(0, -1);
    for (const segment of complete) {
      yield segment;
      start += segment.length;
    }
  }
}

/** Counts user-perceived characters. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of charactersOf(text)) count += 1;
  return count;
}
