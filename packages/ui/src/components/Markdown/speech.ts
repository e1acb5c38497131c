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

/**
 * Speech in the quotation marks of any language. A mark that also closes in another language (» of French, ” of English)
 * opens only before a word and where none is open. Unclosed speech runs to the end of the text, but for marks that are
 * also apostrophes.
 */
const SPEECH = new RegExp(
  [
    "“[^”]*”?",
    "„[^“”]*[“”]?",
    "«[^»]*»?",
    String.raw`(?<![\p{L}\p{N}.,!?…])»(?=[\p{L}\p{N}¿¡…])[^«»]*«`,
    "‹[^›]*›?",
    "「[^」]*」?",
    "『[^』]*』?",
    // An apostrophe is followed by a letter.
    String.raw`(?<![\p{L}\p{N}])‘(?:[^’]|’(?=\p{L}))*’`,
    String.raw`(?<![^\s(])”[^”]*”`,
  ].join("|"),
  "gu",
);

/** Splits a text into speech in quotation marks and the rest. */
export function speechSegments(text: string): SpeechSegment[] {
  const segments: SpeechSegment[] = [];
  let end = 0;
  const add = (part: string, speech: boolean) => {
    if (part !== "") segments.push({ speech, text: part });
  };
  for (const { 0: speech, index } of text.matchAll(SPEECH)) {
    add(text.slice(end, index), false);
    add(speech, true);
    end = index + speech.length;
  }
  add(text.slice(end), false);
  return segments;
}

/** Whether a text has a quotation mark that can begin speech. */
export function mayHaveSpeech(text: string): boolean {
  return /[“„«»‹「『‘”]/.test(text);
}
