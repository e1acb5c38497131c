/**
 * The limits of one block: characters, and marks, of which each may become an element. A longer block continues as
 * another one.
 */
const BLOCK_LENGTH = 8_000;
const BLOCK_MARKS = 1_000;
/** The most marks of one text that are rendered as Markdown. The rest of the text is plain text. */
export const TEXT_MARKS = 10_000;
/** The most marks parsed as one inline text: some of marked's rules compare each mark with every other. */
const INLINE_MARKS = 400;
/** The limits of one slice of a text: characters, and marks, of which each may become an element. */
const SLICE_LENGTH = 16_000;
const SLICE_MARKS = 900;
/** The length of a slice of plain text: its marks do not become elements, but its lines can be slow to lay out. */
const PLAIN_SLICE_LENGTH = 8_000;

/** What makes inline Markdown slow to read: marks of emphasis, code and links, and runs of punctuation or spaces. */
const INLINE_MARK = /[*_~`]{1,8}|[[\]<!\\@]|[?.,:;'")]{3}|\s{2}/g;
/** What can become an element: list items, inline marks, quotes of speech, line ends, table cells, URLs. */
const ELEMENT_MARK = /\n *(?:[-+*]|\d{1,9}[.)]) |[-+] (?=>)|[*_~`]+|[[\]<>!\\@"“\n|]|:\/\/|www\./g;

/** The limit of one block or slice: how often the script of the letters changes, because each run is laid out alone. */
const SCRIPT_CHANGES = 500;

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

/** Whether a text is longer than one block may be. */
export function isLongerThanBlock(text: string): boolean {
  return blockEnd(text) < text.length;
}

/** The longest start of a text that is parsed as one block. The marks in a code block do not become elements. */
export function blockEnd(text: string): number {
  return endByMarks(text, 0, BLOCK_LENGTH, /^(```|~~~)/.test(text) ? Infinity : BLOCK_MARKS);
}

/** How many characters of a text that is too long for one block become one. */
export function blockCut(text: string): number {
  const end = blockEnd(text);
  const line = text.lastIndexOf("\n", end - 1) + 1;
  return line > end / 2 ? line : wordBreak(text, 0, end);
}

/** Where a slice that begins at `start` ends: parsing and rendering it takes less than 50 ms. */
export function sliceEnd(text: string, start: number): number {
  return endByMarks(text, start, SLICE_LENGTH, SLICE_MARKS);
}

/** Where a slice of plain text ends. */
export function plainSliceEnd(text: string, start: number): number {
  return endByMarks(text, start, PLAIN_SLICE_LENGTH, Infinity);
}

/** How many elements a text may become, about. */
export function countMarks(text: string): number {
  let marks = 0;
  for (const match of text.matchAll(ELEMENT_MARK)) marks += markWeight(match);
  return marks;
}

/** Where there are too many marks, or the script of the letters has changed too often. */
function endByMarks(text: string, start: number, maxLength: number, maxMarks: number): number {
  let end = Math.min(start + maxLength, text.length);
  let marks = 0;
  for (const match of text.slice(start, end).matchAll(ELEMENT_MARK)) {
    marks += markWeight(match);
    if (marks > maxMarks) {
      end = start + Math.max(1, match.index);
      break;
    }
  }
  let changes = 0;
  let last: number | undefined;
  for (let place = start; place < end; place += 1) {
    const script = scriptOf(text.charCodeAt(place));
    if (script === undefined || script === last) continue;
    last = script;
    changes += 1;
    if (changes > SCRIPT_CHANGES) return place;
  }
  return end;
}

/** A letter, or half of a pair. Spaces, digits, punctuation and combining characters go with any script. */
const HAS_SCRIPT = /[\p{L}\p{Cs}]/u;

/** The script of a code unit, about, as a number; nothing when it goes with any script. */
function scriptOf(code: number): number | undefined {
  if (!HAS_SCRIPT.test(String.fromCharCode(code))) return undefined;
  // Latin, and others in blocks of 256 letters; Chinese and Japanese; Korean, and pairs, which are emoji in most texts.
  if (code < 0x2e80) return code < 0x250 ? 0 : code >> 8;
  return code < 0xa000 ? 100 : 101;
}

function markWeight({ 0: mark, index, input }: RegExpExecArray): number {
  // A line may be a list item, which is more than one element, and a quote in an item may begin the next list.
  const line = mark.startsWith("\n") ? 2 : 0;
  if (mark.endsWith(" ")) return line + (input[index + mark.length] === ">" ? 6 : 2);
  // Three asterisks are two elements, and so are a URL or a mail address and its text.
  return line || (mark.length > 2 || mark === "@" ? 2 : 1);
}

/** The last word end before `end`, or `end` when no word ends in the second half. Never inside a surrogate pair. */
function wordBreak(text: string, start: number, end: number): number {
  const middle = (start + end) / 2;
  for (let place = end; place > middle; place -= 1) {
    if (/\s/.test(text[place - 1] ?? "")) return place;
  }
  return /[\udc00-\udfff]/.test(text[end] ?? "") ? end - 1 : end;
}
