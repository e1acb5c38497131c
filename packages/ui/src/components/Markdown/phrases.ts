/** Words that fade in together. */
export interface Phrase {
  /** Its start index in the text, which never changes while the text grows. */
  start: number;
  text: string;
}

/** The least words that fade in together, if more follow: fewer would flicker. */
const MIN_WORDS = 4;
/** How many phrases may still be fading; older ones have finished. */
const MAX_FADING = 3;

/**
 * Splits the end of a growing text into phrases, each of which fades in once. Words that arrived together are one
 * phrase, which grows until it is long enough.
 */
export class Phrases {
  #text = "";
  /** Start indexes of the phrases that may still be fading. */
  #starts: number[] = [];

  /** Updates the phrases for the current text. */
  read(text: string): { settledText: string; fadingPhrases: Phrase[] } {
    if (text !== this.#text) this.#take(text);
    const [first = text.length] = this.#starts;
    const fadingPhrases = this.#starts.map((start, place) => ({
      start,
      text: text.slice(start, this.#starts[place + 1]),
    }));
    return { settledText: text.slice(0, first), fadingPhrases };
  }

  #take(text: string): void {
    const unchanged = sameStart(this.#text, text);
    const starts = this.#starts.filter((start) => start < unchanged);
    const next = endOfWord(text, unchanged);
    const isLongEnough = wordCount(text.slice(starts.at(-1) ?? next, next)) >= MIN_WORDS;
    if (next < text.length && (starts.length === 0 || isLongEnough)) starts.push(next);
    this.#starts = starts.slice(-MAX_FADING);
    this.#text = text;
  }
}

/** How many characters two texts have in common at their start. */
function sameStart(before: string, after: string): number {
  if (after.startsWith(before)) return before.length;
  let length = 0;
  while (before[length] === after[length]) length += 1;
  return length;
}

/** The end of the word at an index; the index itself if there is no word. */
function endOfWord(text: string, place: number): number {
  if (place === 0 || /\s/.test(text[place - 1] ?? "")) return place;
  const rest = text.slice(place).search(/\s/);
  return rest < 0 ? text.length : place + rest;
}

function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
