import { plain } from "../../shared/plain.ts";

/** Signs that are used instead of letters; `l` and `i` are one letter, because `1` stands for both. */
const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  l: "i",
  "|": "i",
  "!": "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  "8": "b",
  "9": "g",
};

/** The words of a text for comparison: letters and digits only. */
export function comparableWords(text: string): string[] {
  return wordsIn(plain(text));
}

/** The words with digits and signs replaced by letters. */
export function leetWordsOf(text: string): string[] {
  return wordsIn(asLeet(plain(text)));
}

/** A plain text with digits and signs replaced by letters. */
export function asLeet(text: string): string {
  return text.replaceAll(/[01l|!34@5$7+89]/g, (sign) => leet[sign] ?? sign);
}

/** The words of a plain text. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Joins single letters: "b a d  w o r d" becomes "badword". Words of two letters and more stay. */
export function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run = "";
  for (const word of [...words, ""]) {
    if (word.length === 1) {
      run += word;
      continue;
    }
    if (run) joined.push(run);
    if (word) joined.push(word);
    run = "";
  }
  return joined;
}
