/** Code units that are segmented at once. Each segment holds a copy of what is segmented, so that a long text would cost by its square. */
const WINDOW = 256;

const segmenter = new Intl.Segmenter();

/**
 * The characters of a text as a reader counts them: an emoji, or a letter with its accents, is one. They are found only as
 * far as they are read, at a cost that grows with the length. A single character of more than 256 code units counts as
 * several.
 */
export function* charactersOf(text: string): Generator<string, void> {
  let start = 0;
  while (start < text.length) {
    const end = start + WINDOW;
    // Half of a surrogate pair would be a character of its own.
    const window = text.slice(start, /[\udc00-\udfff]/.test(text[end] ?? "") ? end - 1 : end);
    const segments = Array.from(segmenter.segment(window), ({ segment }) => segment);
    const isEnd = start + window.length >= text.length;
    // The last one may go on behind the window.
    const whole = isEnd || segments.length === 1 ? segments : segments.slice(0, -1);
    for (const segment of whole) {
      yield segment;
      start += segment.length;
    }
  }
}

/** How many characters a text has, as a reader counts them. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of charactersOf(text)) count += 1;
  return count;
}
