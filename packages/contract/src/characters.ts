/**
 * How long a text is for people: one unit for the counters of the app, the checks of the API and a draft's marks. The
 * library has the same count for its fields (`packages/ui/src/format/characters.ts`); a test of the app compares both.
 */

/**
 * UTF-16 code units of one character. No standard emoji has more than 15. More are counted as several characters, so that
 * a letter with thousands of accents is too long, and the most bytes of a text are known.
 */
export const CHARACTER_UNITS = 16;

/**
 * Code units that are segmented at once. Each segment holds a copy of its input, so a long text in one piece would take
 * quadratic memory.
 */
const WINDOW = 256;

// Created when it is first needed: a browser then loads its tables.
let segmenter: Intl.Segmenter | undefined;

/** Counts user-perceived characters: an emoji, or a letter with its accents, is one. */
export function countCharacters(text: string): number {
  // Below U+0300 nothing combines, except the two characters of a line end.
  if (!/[^\u0000-\u02ff]/.test(text)) return text.length - (text.match(/\r\n/g)?.length ?? 0);
  let count = 0;
  for (const character of charactersOf(text)) count += Math.ceil(character.length / CHARACTER_UNITS);
  return count;
}

/** Whether a text has more than this many characters. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > most * CHARACTER_UNITS || countCharacters(text) > most;
}

/** The start of a text with at most this many characters. No character is cut. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let left = most;
  let end = 0;
  for (const character of charactersOf(text)) {
    left -= Math.ceil(character.length / CHARACTER_UNITS);
    if (left < 0) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** The user-perceived characters of a text. */
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
