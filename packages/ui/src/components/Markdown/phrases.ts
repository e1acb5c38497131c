/** Words that appear together. */
export interface Phrase {
  /** Where it begins in the text, which never changes while the text grows. */
  start: number;
  words: string;
}

/** The least words that fade in as one, if more follow: fewer would flicker. */
const WORDS = 4;
/** Phrases that may still be fading; by the time that these have come, older ones have long been still. */
const FRESH = 3;

/**
 * The end of a growing text in phrases, each drawn as one thing that fades in once: what came together is one phrase,
 * and takes in what comes after it until it is long enough.
 */
export class Phrases {
  #text = "";
  /** Where the phrases begin that may still be fading. */
  #starts: number[] = [];

  /** The text as it now stands. */
  read(text: string): { still: string; fresh: Phrase[] } {
    if (text !== this.#text) this.#take(text);
    const [first = text.length] = this.#starts;
    const fresh = this.#starts.map((start, place) => ({
      start,
      words: text.slice(start, this.#starts[place + 1]),
    }));
    return { still: text.slice(0, first), fresh };
  }

  #take(text: string): void {
    const kept = sameStart(this.#text, text);
    const starts = this.#starts.filter((start) => start < kept);
    const next = endOfWord(text, kept);
    const isLongEnough = wordsIn(text.slice(starts.at(-1) ?? next, next)) >= WORDS;
    if (next < text.length && (starts.length === 0 || isLongEnough)) starts.push(next);
    this.#starts = starts.slice(-FRESH);
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

/** Where the word ends that goes on at a place in a text; the place itself if none does. */
function endOfWord(text: string, place: number): number {
  if (place === 0 || /\s/.test(text[place - 1] ?? "")) return place;
  const rest = text.slice(place).search(/\s/);
  return rest < 0 ? text.length : place + rest;
}

function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
