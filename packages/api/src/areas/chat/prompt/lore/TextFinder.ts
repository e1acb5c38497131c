import { isSpaceless } from "../../replies/wordJoin.ts";

/** A text that is searched for, until it is found. */
export interface SearchedKey {
  found: boolean;
}

interface Needle {
  readonly text: string;
  readonly wholeWords: boolean;
  readonly key: SearchedKey;
}

/** Code units of a text that are compared. A longer one is found by its first ones. */
const COMPARED_MAX = 256;
/** Random, so that a user cannot write many texts with the same hash. Odd, so that no bits are lost. */
const BASE = Math.floor(Math.random() * 2 ** 30) * 2 + 1;
const FILTER_BITS = 12;

/** The texts of one length. */
interface LengthGroup {
  readonly byHash: Map<number, Needle[]>;
  /** Whether a text has these bits of a hash, which is faster than the map. */
  readonly filter: Uint8Array;
  left: number;
}

/**
 * Finds which of many texts occur in a text, by the algorithm of Rabin and Karp: one pass for each length of a text, however
 * many texts there are.
 */
export class TextFinder {
  readonly #byLength = new Map<number, LengthGroup>();
  /** How many places were looked at. */
  steps = 0;

  add(text: string, wholeWords: boolean, key: SearchedKey): void {
    const compared = text.slice(0, COMPARED_MAX);
    if (compared === "") return;
    const group = this.#byLength.get(compared.length) ?? newGroup();
    this.#byLength.set(compared.length, group);
    const hash = hashOf(compared);
    const same = group.byHash.get(hash) ?? [];
    group.byHash.set(hash, [...same, { text: compared, wholeWords, key }]);
    group.filter[hash >>> (32 - FILTER_BITS)] = 1;
    group.left += 1;
  }

  /** Marks the keys that occur in a text. */
  search(text: string): void {
    const isWord = wordsOf(text);
    for (const [length, group] of this.#byLength) {
      if (group.left > 0 && length <= text.length) this.#searchLength(text, length, group, isWord);
    }
  }

  #searchLength(text: string, length: number, group: LengthGroup, isWord: Uint8Array): void {
    const leaving = powerOf(length - 1);
    let hash = hashOf(text.slice(0, length));
    for (let at = 0; ; at += 1) {
      if (group.filter[hash >>> (32 - FILTER_BITS)] === 1) check(group, hash, text, at, length, isWord);
      if (at + length >= text.length || group.left === 0) {
        this.steps += at + 1;
        return;
      }
      const rest = (hash - Math.imul(text.charCodeAt(at), leaving)) | 0;
      hash = (Math.imul(rest, BASE) + text.charCodeAt(at + length)) >>> 0;
    }
  }
}

function check(
  group: LengthGroup,
  hash: number,
  text: string,
  at: number,
  length: number,
  isWord: Uint8Array,
): void {
  const isWhole = !isInWord(isWord, at) && !isInWord(isWord, at + length);
  for (const needle of group.byHash.get(hash) ?? []) {
    const { key, wholeWords } = needle;
    if (key.found || (wholeWords && !isWhole) || !text.startsWith(needle.text, at)) continue;
    key.found = true;
    group.left -= 1;
  }
}

/** Whether a place is between two letters of a word. */
function isInWord(isWord: Uint8Array, at: number): boolean {
  return isWord[at - 1] === 1 && isWord[at] === 1;
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** For each code unit, whether it is of a word. In scripts without spaces any letter can be the end of a word. */
function wordsOf(text: string): Uint8Array {
  const isWord = new Uint8Array(text.length);
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!isSpaceless(word)) isWord.fill(1, index, index + word.length);
  }
  return isWord;
}

function newGroup(): LengthGroup {
  return { byHash: new Map(), filter: new Uint8Array(2 ** FILTER_BITS), left: 0 };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, BASE) + text.charCodeAt(at)) >>> 0;
  return hash;
}

function powerOf(exponent: number): number {
  let power = 1;
  for (let time = 0; time < exponent; time += 1) power = Math.imul(power, BASE);
  return power;
}
