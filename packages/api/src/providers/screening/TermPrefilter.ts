/** The beginning of a term: a word, a part of a word, or any number. */
export type FirstWord =
  | { readonly kind: "whole" | "starts" | "ends" | "within"; readonly text: string }
  | { readonly kind: "range" };

const ZERO = 0x30;
const NINE = 0x39;
/** General punctuation, which contains no letters and no digits. */
const PUNCTUATION_FROM = 0x20_00;
const PUNCTUATION_TO = 0x20_6f;
const UNREADABLE = -1;

/**
 * Checks quickly that a text contains no term, by the first words of terms and without making strings. A streaming reply
 * is screened ten times a second, and strings for its words would be most of the garbage of the process.
 */
export class TermPrefilter {
  readonly #hashes = new Set<number>();
  readonly #pieces: string[] = [];
  readonly #read: (text: string) => string;
  /** The character that each ASCII letter and digit is compared as; 0 for separators. */
  readonly #letters = new Uint8Array(128);
  #numbers = false;

  /** `read` returns a plain text with signs replaced by letters. */
  constructor(read: (text: string) => string) {
    this.#read = read;
    for (let code = 0; code < this.#letters.length; code += 1) {
      const letter = read(String.fromCharCode(code));
      if (/[\p{L}\p{N}]/u.test(letter)) this.#letters[code] = letter.charCodeAt(0);
    }
  }

  add(word: FirstWord): void {
    if (word.kind === "range") this.#numbers = true;
    else if (word.kind === "whole") this.#hashes.add(hashOf(word.text));
    else this.#pieces.push(word.text);
  }

  /**
   * Whether a plain text can contain a term. Also true for text that is not checked letter by letter: other scripts,
   * words with repeated letters, single letters in a row.
   */
  mayBeIn(text: string): boolean {
    let word = emptyWord;
    let length = 0;
    let lengthBefore = 0;
    let before = 0;
    let repeated = 0;
    for (let at = 0; at <= text.length; at += 1) {
      const letter = at < text.length ? this.#letterOf(text.charCodeAt(at)) : 0;
      if (letter === UNREADABLE) return true;
      if (letter !== 0) {
        if (this.#numbers && letter >= ZERO && letter <= NINE) return true;
        repeated = letter === before ? repeated + 1 : 1;
        if (repeated > 2) return true;
        word = addToHash(word, letter);
        length += 1;
      } else if (length > 0) {
        if (this.#hashes.has(word) || (length === 1 && lengthBefore === 1)) return true;
        lengthBefore = length;
        word = emptyWord;
        length = 0;
      }
      before = letter;
    }
    if (this.#pieces.length === 0) return false;
    const read = this.#read(text);
    return this.#pieces.some((piece) => read.includes(piece));
  }

  #letterOf(code: number): number {
    if (code < this.#letters.length) return this.#letters[code] ?? 0;
    return code >= PUNCTUATION_FROM && code <= PUNCTUATION_TO ? 0 : UNREADABLE;
  }
}

const emptyWord = 0;

/** The hash of a word with one more letter. */
function addToHash(hash: number, letter: number): number {
  return (Math.imul(hash, 31) + letter) | 0;
}

function hashOf(word: string): number {
  let hash = emptyWord;
  for (let at = 0; at < word.length; at += 1) hash = addToHash(hash, word.charCodeAt(at));
  return hash;
}
