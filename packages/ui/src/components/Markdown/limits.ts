/** The longest text that is parsed as one block. A longer block continues as another one. */
export const BLOCK_LENGTH = 8_000;
/** The most marks parsed as one inline text: some of marked's rules compare each mark with every other. */
const INLINE_MARKS = 400;
/** The limits of one slice of a text: characters, and marks, of which each may become an element. */
const SLICE_LENGTH = 16_000;
const SLICE_MARKS = 1_000;

/** What makes inline Markdown slow to read: marks of emphasis, code and links, and runs of spaces. */
const INLINE_MARK = /[*_~`]+|[[\]<!\\@]|\s{2}/g;
/** What can become an element: inline marks, quotes of speech, line ends, table cells, URLs. */
const ELEMENT_MARK = /[*_~`]+|[[\]<>!\\@"“\n|]|:\/\/|www\./g;

/** Splits an inline text into pieces that are fast to parse, between words where possible. */
export function inlinePieces(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let marks = 0;
  for (const { index } of text.matchAll(INLINE_MARK)) {
    marks += 1;
    if (marks <= INLINE_MARKS) continue;
    const end = wordBreak(text, start, index);
    pieces.push(text.slice(start, end));
    start = end;
    marks = 1;
  }
  pieces.push(text.slice(start));
  return pieces;
}

/** How many characters of a text that is too long for one block become one. */
export function blockCut(text: string): number {
  const line = text.lastIndexOf("\n", BLOCK_LENGTH - 1) + 1;
  return line > BLOCK_LENGTH / 2 ? line : wordBreak(text, 0, BLOCK_LENGTH);
}

/** Where a slice that begins at `start` ends: parsing and rendering it takes less than 50 ms. */
export function sliceEnd(text: string, start: number): number {
  const slice = text.slice(start, start + SLICE_LENGTH);
  let marks = 0;
  for (const { 0: mark, index } of slice.matchAll(ELEMENT_MARK)) {
    // A line may be a list item, which is more than one element.
    marks += mark === "\n" ? 2 : 1;
    if (marks > SLICE_MARKS) return start + index;
  }
  return start + slice.length;
}

/** The last word end before `end`, or `end` when no word ends in the second half. Never inside a surrogate pair. */
function wordBreak(text: string, start: number, end: number): number {
  const middle = (start + end) / 2;
  for (let place = end; place > middle; place -= 1) {
    if (/\s/.test(text[place - 1] ?? "")) return place;
  }
  return /[\udc00-\udfff]/.test(text[end] ?? "") ? end - 1 : end;
}
