import { isCommonWord } from "./commonWords.ts";

const WORD_END = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*$/u;
const WORD_BEGIN = /^[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/u;
const SPACELESS =
  /^[「『（《\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}ー]/u;
/** A longer part of a word is seldom followed by a part that is a common word by itself. */
const PART_MAX = 2;

/** Whether a text begins in a script without spaces between words. */
export function isSpaceless(text: string): boolean {
  return SPACELESS.test(text);
}

export function endsInWord(text: string): boolean {
  return WORD_END.test(text.slice(-1)) || /[\uDC00-\uDFFF]$/.test(text);
}

export function beginsInWord(text: string): boolean {
  return WORD_BEGIN.test(text);
}

/**
 * What is added to a text that ends in letters by a continuation that begins with letters. Models are asked to begin with the
 * last word again. Some servers remove the space at the beginning, others continue within the word: then the words that
 * are known say what it is.
 */
export function joinWords(before: string, added: string): string {
  const [last = ""] = WORD_END.exec(before.slice(-80)) ?? [];
  const [first = ""] = WORD_BEGIN.exec(added) ?? [];
  if (isSpaceless([...before].at(-1) ?? "") || isSpaceless(added)) return added;
  if (first.toLowerCase().startsWith(last.toLowerCase())) return added.slice(last.length);
  return isOneWord(before, last, first) ? added : ` ${added}`;
}

function isOneWord(before: string, last: string, first: string): boolean {
  if (/\p{Ll}$/u.test(last) && /^\p{Lu}/u.test(first)) return false;
  const words = new Set(wordsOf(before.slice(0, before.length - last.length)));
  const isKnown = (word: string) => words.has(word.toLowerCase()) || isCommonWord(word.toLowerCase());
  if (isKnown(last + first) || !isKnown(last)) return true;
  // Short words are also parts of many others, and so are endings of a letter or two.
  const isPart = last.length <= PART_MAX || first.length <= PART_MAX;
  return isPart && !isKnown(first);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
}
