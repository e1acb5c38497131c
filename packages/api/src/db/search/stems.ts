import { fold, type WrittenWord } from "@mimi/contract";
import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as hindi } from "@orama/stemmers/indian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as turkish } from "@orama/stemmers/turkish";
import { LRUCache } from "lru-cache";

/** The stemmers (Snowball) by the primary language. English has its own: `englishStemOf`. */
const stemmers: Readonly<Record<string, (word: string) => string>> = {
  ar: arabic,
  de: german,
  es: spanish,
  fr: french,
  hi: hindi,
  it: italian,
  pt: portuguese,
  ru: russian,
  tr: turkish,
};

/** A stemmer needs about 20 µs for a word, and texts repeat their words. */
const stems = new LRUCache<string, string>({ max: 20_000 });

const LETTERS_MIN = 3;
const STEM_MIN = 2;

/**
 * The stem of a word in a language, folded. The folded word when the language has no stemmer. Latin words are stemmed as they are
 * folded, because people leave out accents; words of other scripts as they are written, because stemmers read й and ة.
 */
export function stemIn(language: string, { word, written }: WrittenWord): string {
  const stemmer = stemmers[language];
  if (!stemmer || word.length < LETTERS_MIN) return word;
  const stemmed = /\p{Script=Latin}/u.test(word) ? word : written.normalize("NFC").toLowerCase();
  const key = `${language} ${stemmed}`;
  const known = stems.get(key);
  if (known !== undefined) return known;
  const stem = fold(stemmer(stemmed));
  const used = stem.length < STEM_MIN ? word : stem;
  stems.set(key, used);
  return used;
}

/**
 * An English word without the endings of plurals and tenses, by the first step of Porter's stemmer: "stories" and "story" have
 * one stem. Words of other scripts stay as they are.
 */
export function englishStemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word.replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1");
  return withoutTense(singular).replace(new RegExp(`^(.*${VOWEL}.*)y$`), "$1i");
}

const VOWEL = "[aeiouy]";

function withoutTense(word: string): string {
  if (word.endsWith("eed")) return word.slice(0, -1);
  const [, root] = new RegExp(`^(.*${VOWEL}.*)(?:ed|ing)$`).exec(word) ?? [];
  if (root === undefined) return word;
  const isShort = new RegExp(`^[^aeiouy]*${VOWEL}[^aeiouwxy]$`).test(root);
  if (isShort || /(?:at|bl|iz)$/.test(root)) return `${root}e`;
  return root.replace(/([^aeioulsz])\1$/, "$1");
}
