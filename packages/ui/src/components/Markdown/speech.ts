/** Letters of scripts that are written without spaces, or whose particles follow a mark directly. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;

/**
 * Replaces straight double quotes by curly ones. Whether one opens or closes depends on the text before it, so that shown
 * text never changes while more arrives. After a digit it is the mark of inches, unless it closes speech.
 *
 * @param before The character before the text, or "" at the beginning of a block.
 */
export function curlQuotes(text: string, before: string): string {
  let isOpen = false;
  return text.replace(/["“”]/g, (quote, offset: number) => {
    const previous = offset === 0 ? before : (text[offset - 1] ?? "");
    if (quote !== '"') {
      isOpen = quote === "“";
      return quote;
    }
    const opens = previous === "" || /[\s([{—–“¿¡-]/.test(previous);
    // Inside a word or a sentence of a script without spaces: the first one opens, the next one closes.
    const opensWithin = offset > 0 && !isOpen && (/[:…]/.test(previous) || CJK.test(previous));
    if (!opens && !isOpen && /\d/.test(previous)) return quote;
    isOpen = opens || opensWithin;
    return isOpen ? "“" : "”";
  });
}

/** A part of a text that is speech or not. */
export interface SpeechSegment {
  speech: boolean;
  text: string;
}

const DASH = /^[―—–]/;

/**
 * A line of dialogue begins with a dash and a sentence. A dash before a small letter or another dash is a pause, and so is
 * one in a script without spaces.
 */
const DIALOGUE = String.raw`[―—–][ \u00a0\u2009\u202f]?[«„“"…]?[ \u00a0\u202f]?(?=[\p{Lu}¿¡\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Georgian}])[^\n]*`;

/**
 * Speech in the quotation marks of any language. A mark that also closes in another language (» of French, ” of English)
 * opens only before a word and where none is open. Unclosed speech runs to the end of the text, but for marks that are
 * also apostrophes.
 */
const QUOTED = [
  "“[^”]*”?",
  "„[^“”]*[“”]?",
  String.raw`(?<![\p{L}\p{N}])‚[^‘’\n]*[‘’]`,
  "«[^»]*»?",
  // The second mark of Danish and German, and of Swedish.
  String.raw`(?<![\p{L}\p{N}.,!?…])»(?=[\p{L}\p{N}¿¡…])[^«»]*[«»]`,
  String.raw`(?<![\p{L}\p{N}.,!?…])›(?=[\p{L}\p{N}¿¡…])[^‹›]*[‹›]`,
  "‹[^›]*›?",
  "「[^」]*」?",
  "『[^』]*』?",
  "〝[^〞〟]*[〞〟]?",
  // Of vertical writing.
  "﹁[^﹂]*﹂?",
  "﹃[^﹄]*﹄?",
  String.raw`(?<![\p{L}\p{N}])״[^״]*״(?!\p{L})`,
  // An apostrophe is followed by a letter.
  String.raw`(?<![\p{L}\p{N}])‘(?:[^’]|’(?=\p{L}))*’`,
  String.raw`(?<![^\s(])”[^”]*”`,
];
const SPEECH = new RegExp([`(?<=\\n)${DIALOGUE}`, ...QUOTED].join("|"), "gu");
const SPEECH_AT_LINE_START = new RegExp([`(?<![^\\n])${DIALOGUE}`, ...QUOTED].join("|"), "gu");

/**
 * Splits a text into speech, in quotation marks or after a dash at the beginning of a line, and the rest.
 *
 * @param before The character before the text, or "" at the beginning of a block.
 */
export function speechSegments(text: string, before = ""): SpeechSegment[] {
  const segments: SpeechSegment[] = [];
  let end = 0;
  const add = (part: string, speech: boolean) => {
    if (part !== "") segments.push({ speech, text: part });
  };
  for (const { 0: speech, index } of text.matchAll(/\S/.test(before) ? SPEECH : SPEECH_AT_LINE_START)) {
    add(text.slice(end, index), false);
    if (DASH.test(speech)) segments.push(...dialogueSegments(speech));
    else add(speech, true);
    end = index + speech.length;
  }
  add(text.slice(end), false);
  return segments;
}

/**
 * Splits a line of dialogue at the dashes around what its narrator says: “—Entra —dice ella—. Hace frío.” and
 * “— Входите, — говорит она. — Холодно.”
 */
function dialogueSegments(line: string): SpeechSegment[] {
  const segments: SpeechSegment[] = [];
  let end = 0;
  let speech = true;
  for (const { 0: dash, index } of line.matchAll(
    /(?<=[^\s―—–])[―—–](?=[\s.,;:!?…]|$)|(?<=\s)[―—–](?![―—–])/gu,
  )) {
    const isAttached = !/\s/.test(line[index - 1] ?? "");
    if (speech && (isAttached || !beginsNarration(line, index))) continue;
    // A dash that ends the narration stays with it.
    const cut = isAttached ? index + dash.length : index;
    segments.push({ speech, text: line.slice(end, cut) });
    end = cut;
    speech = !speech;
  }
  if (end < line.length) segments.push({ speech, text: line.slice(end) });
  return segments;
}

// A Russian dash between words is often the verb: only after a mark of punctuation does the narrator begin.
function beginsNarration(line: string, index: number): boolean {
  const after = line.slice(index + 1, index + 4);
  if (!/^\s?\p{Ll}/u.test(after)) return false;
  return /[,.!?…]\s$/.test(line.slice(index - 2, index)) || !/^\s?\p{Script=Cyrillic}/u.test(after);
}

/** Whether a text has a mark that can begin speech. */
export function mayHaveSpeech(text: string): boolean {
  return /[“„«»‹›「『〝﹁﹃‘‚”״―—–]/.test(text);
}
