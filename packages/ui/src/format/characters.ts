/**
 * UTF-16 code units of one character. No standard emoji has more than 15. More are counted as several characters, so that
 * a letter with thousands of accents is too long.
 */
const CHARACTER_UNITS = 16;

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

/** Counts user-perceived characters. An API can count in the same way, so that it refuses what a field calls too long. */
export function countCharacters(text: string): number {
  // Below U+0300 nothing combines, except the two characters of a line end.
  if (!/[^\u0000-\u02ff]/.test(text)) return text.length - (text.match(/\r\n/g)?.length ?? 0);
  let count = 0;
  for (const character of charactersOf(text)) count += Math.ceil(character.length / CHARACTER_UNITS);
  return count;
}

/** Characters that are too many; 0 when the text is within the limit, or there is none. */
export function charactersOver(text: string, limit = Infinity): number {
  return text.length <= limit ? 0 : Math.max(0, countCharacters(text) - limit);
}
