import { setImmediate as nextTurn } from "node:timers/promises";
import { TermPrefilter } from "./TermPrefilter.ts";
import { plain } from "../../shared/plain.ts";
import { asLeet, joinLetters, leetWordsOf, wordsIn, comparableWords } from "./plainText.ts";

/** The class of a term; see `lexicon.txt`. */
export const termClasses = ["age", "adult", "banned", "crisis"] as const;
export type TermClass = (typeof termClasses)[number];

type Word =
  | { readonly kind: "whole" | "starts" | "ends" | "within"; readonly text: string }
  | { readonly kind: "range"; readonly from: number; readonly to: number };

interface Term {
  readonly class: TermClass;
  readonly words: readonly Word[];
}

const none: readonly Term[] = [];

/** The UTF-16 code units, and the words, that are searched between two pauses. */
const SLICE_UNITS = 32_768;
const SLICE_WORDS = 8_192;
/** Signs that are in no word, also when signs are read as letters: a text is cut only after one of them. */
const SEPARATOR = /[\s.,;:?_'"()[\]{}#*%&=<>/\\~^`-]/g;

/** Terms by their first word, as written and without repeated letters; and terms that do not start with a whole word. */
interface TermIndex {
  readonly whole: Map<string, Term[]>;
  readonly byShortened: Map<string, Term[]>;
  readonly others: Term[];
  /** The first words of all terms. */
  readonly first: TermPrefilter;
}

/** The terms of a file in the format of `lexicon.txt`, indexed for the search. */
export class Lexicon {
  /** UTF-16 code units of the longest term. */
  readonly longest: number;
  readonly #plain = emptyIndex((text) => text);
  readonly #leet = emptyIndex(asLeet);

  /** Throws an error that names the line which cannot be parsed. */
  constructor(source: string) {
    let longest = 0;
    for (const [index, written] of source.split(/\r?\n/).entries()) {
      const line = written.trim();
      if (line === "" || line.startsWith("#")) continue;
      const [name = "", ...rest] = line.split(/\s+/);
      const found = termClasses.find((one) => one === name);
      const phrase = rest.join(" ");
      const added = found ? this.#add(found, phrase) : false;
      if (!added) throw new Error(`line ${index + 1} is not a class (${termClasses.join(", ")}) and a term`);
      longest = Math.max(longest, phrase.length);
    }
    this.longest = longest;
  }

  /** Whether a term can start in a text. Most texts contain no first word of a term. */
  mayBeginIn(text: string): boolean {
    const simple = plain(text);
    return this.#plain.first.mayBeIn(simple) || this.#leet.first.mayBeIn(simple);
  }

  /** The classes of all terms in a text. */
  find(text: string): Set<TermClass> {
    const found = new Set<TermClass>();
    for (const _step of this.#search(text, found));
    return found;
  }

  /** {@link Lexicon.find} with pauses, in which other requests are served. */
  async findWithPauses(text: string): Promise<Set<TermClass>> {
    const found = new Set<TermClass>();
    for (const _step of this.#search(text, found)) await nextTurn();
    return found;
  }

  /** Searches a text in short steps. */
  *#search(text: string, found: Set<TermClass>): Generator<void> {
    const slices: string[] = [];
    for (const slice of slicesOf(text)) {
      slices.push(plain(slice));
      yield;
    }
    const simple = slices.join("");
    if (this.#plain.first.mayBeIn(simple)) yield* searchSlices(this.#plain, slices, found);
    if (this.#leet.first.mayBeIn(simple)) yield* searchSlices(this.#leet, slices.map(asLeet), found);
  }

  #add(termClass: TermClass, phrase: string): boolean {
    const plain = parse(phrase, comparableWords);
    if (plain.length === 0) return false;
    index(this.#plain, { class: termClass, words: plain });
    index(this.#leet, { class: termClass, words: parse(phrase, leetWordsOf) });
    return true;
  }
}

function parse(phrase: string, split: (text: string) => string[]): Word[] {
  return phrase.split(/(\{\d+-\d+\})|\s+/).flatMap((piece): Word[] => {
    if (!piece) return [];
    const range = /^\{(\d+)-(\d+)\}$/.exec(piece);
    if (range) return [{ kind: "range", from: Number(range[1]), to: Number(range[2]) }];
    const words = split(piece);
    return words.map((text, place) => {
      const isOpenStart = piece.startsWith("*") && place === 0;
      const isOpenEnd = piece.endsWith("*") && place === words.length - 1;
      return { kind: isOpenStart ? (isOpenEnd ? "within" : "ends") : isOpenEnd ? "starts" : "whole", text };
    });
  });
}

function emptyIndex(read: (text: string) => string): TermIndex {
  return { whole: new Map(), byShortened: new Map(), others: [], first: new TermPrefilter(read) };
}

function index({ whole, byShortened, others, first: firsts }: TermIndex, term: Term): void {
  const joined = joinedTerms(term.words);
  const all = joined ? [term, { class: term.class, words: [joined] }] : [term];
  for (const one of all) {
    const [first] = one.words;
    if (first) firsts.add(first);
    if (first?.kind !== "whole") others.push(one);
    else {
      addTo(whole, first.text, one);
      addTo(byShortened, shortened(first.text), one);
    }
  }
}

function addTo(terms: Map<string, Term[]>, word: string, term: Term): void {
  terms.set(word, [...(terms.get(word) ?? []), term]);
}

/** A term of several words is also found without the spaces. */
function joinedTerms(words: readonly Word[]): Word | null {
  if (words.length < 2) return null;
  const texts = words.flatMap((word) => (word.kind === "whole" ? [word.text] : []));
  return texts.length === words.length ? { kind: "whole", text: texts.join("") } : null;
}

/** The text as written, and with single letters joined to words. */
function forms(words: readonly string[]): (readonly string[])[] {
  const joined = joinLetters(words);
  return joined.length === words.length ? [words] : [words, joined];
}

function* slicesOf(text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    SEPARATOR.lastIndex = from + SLICE_UNITS;
    const to = SEPARATOR.test(text) ? SEPARATOR.lastIndex : text.length;
    yield text.slice(from, to);
    from = to;
  }
}

function* searchSlices(terms: TermIndex, slices: readonly string[], found: Set<TermClass>): Generator<void> {
  const words: string[] = [];
  for (const slice of slices) {
    for (const word of wordsIn(slice)) words.push(word);
    yield;
  }
  for (const form of forms(words)) {
    for (let from = 0; from < form.length; from += SLICE_WORDS) {
      search(terms, form, from, found);
      yield;
    }
  }
}

/** Finds the terms that start at one of the words of a step. */
function search(
  { whole, byShortened, others }: TermIndex,
  words: readonly string[],
  from: number,
  found: Set<TermClass>,
): void {
  words.slice(from, from + SLICE_WORDS).forEach((word, offset) => {
    const place = from + offset;
    for (const term of whole.get(word) ?? none) look(term, words, place, found);
    if (hasRepeatedLetters(word))
      for (const term of byShortened.get(shortened(word)) ?? none) look(term, words, place, found);
    for (const term of others) look(term, words, place, found);
  });
}

/** Whether a letter is repeated at least three times, as in no usual word. */
function hasRepeatedLetters(word: string): boolean {
  return mayRepeat(word) && /(\p{L})\1{2}/u.test(word);
}

// Runs for nearly every word of every reply, and nearly no word has repeated letters.
function mayRepeat(word: string): boolean {
  for (let at = 2; at < word.length; at += 1) {
    const unit = word.charCodeAt(at);
    const isHalf = unit >= 0xd8_00 && unit <= 0xdf_ff;
    if (isHalf || (unit === word.charCodeAt(at - 1) && unit === word.charCodeAt(at - 2))) return true;
  }
  return false;
}

/** A word with each repeated letter reduced to one. */
function shortened(word: string): string {
  return word.replaceAll(/(\p{L})\1+/gu, "$1");
}

function look(term: Term, words: readonly string[], place: number, found: Set<TermClass>): void {
  if (found.has(term.class)) return;
  if (term.words.every((wanted, offset) => matches(wanted, words[place + offset]))) found.add(term.class);
}

function matches(wanted: Word, word: string | undefined): boolean {
  if (word === undefined) return false;
  switch (wanted.kind) {
    case "whole":
      return word === wanted.text || (hasRepeatedLetters(word) && shortened(word) === shortened(wanted.text));
    case "starts":
      return word.startsWith(wanted.text);
    case "ends":
      return word.endsWith(wanted.text);
    case "within":
      return word.includes(wanted.text);
    case "range":
      return /^\d{1,9}$/.test(word) && Number(word) >= wanted.from && Number(word) <= wanted.to;
  }
}
