/** Letters and marks that people type in several ways, and that Unicode does not decompose. */
const SAME: ReadonlyMap<string, string> = new Map(
  [
    ["‘’‚‛′ʹʻʼʽ＇", "'"],
    ["“”„‟″«»〝〞〟＂", '"'],
    ["‐‑‒–—―−⁃", "-"],
    ["⁄", "/"],
    ["øØ", "o"],
    ["łŁ", "l"],
    ["đĐðÐ", "d"],
    ["ħĦ", "h"],
    ["ŧŦ", "t"],
    ["æÆ", "ae"],
    ["œŒ", "oe"],
    ["þÞ", "th"],
    // Letters that Arabic and Persian keyboards write with different code points.
    ["ٱ", "ا"],
    ["ىی", "ي"],
    ["ک", "ك"],
    ["ة", "ه"],
    // The line that stretches an Arabic word.
    ["ـ", ""],
  ].flatMap(([from = "", to = ""]) => [...from].map((letter) => [letter, to] as const)),
);

/** Letters that compose others with the letters beside them: Hangul, and the vowels of Kirat Rai. */
const COMPOSING = String.raw`\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF\uFFA0-\uFFDC\u{16D63}-\u{16D6A}`;
const ATTACHED = String.raw`\p{M}\p{Default_Ignorable_Code_Point}\uFF9E\uFF9F`;

/** What is folded together: a character with its marks, or a run of letters that compose others. */
const UNIT = new RegExp(
  String.raw`[\0-\x7F](?=[${ATTACHED}])[${ATTACHED}]+|[${COMPOSING}][${COMPOSING}${ATTACHED}]*|[^\0-\x7F][${ATTACHED}]*`,
  "gu",
);

/** A run of Hangul that is composed already, so that each of its code units has its own place. */
const SYLLABLES = /^[\uAC00-\uD7A3]+$/;

/** Accents of alphabets. The voicing marks of Japanese and the vowels of Indic scripts make other letters, so they stay. */
const ACCENTS =
  /(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Cyrillic}]/gu;

/** Soft hyphens, joiners, marks of direction and others that nobody sees. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The folded forms of single characters, because texts repeat them. */
const foldedUnits = new Map<string, string>();
const CACHED_MAX = 5_000;
const CACHED_LENGTH_MAX = 4;

/**
 * A text in the one form in which texts are compared and searched: compatible characters and widths are the same (NFKC), upper
 * and lower case too in every script (never by the rules of a locale), and so are curly and straight marks. Without accents
 * and invisible characters. Folding a folded text changes nothing.
 */
export function fold(text: string): string {
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase();
  // Outside of units only ASCII is left.
  return text.replaceAll(UNIT, foldUnit).toLowerCase();
}

/** A folded text, with the place of each of its code units in the original. */
export interface FoldedText {
  readonly folded: string;
  /** For each code unit of `folded`, where its original starts and ends: a character with its marks has one place. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Folds a text, to find places of the folded text in the original. */
export function foldWithPlaces(text: string): FoldedText {
  const [starts, ends]: [number[], number[]] = [[], []];
  let position = 0;
  const add = (start: number, end: number) => {
    starts.push(start);
    ends.push(end);
  };
  const addAscii = (upTo: number) => {
    for (; position < upTo; position += 1) add(position, position + 1);
  };
  for (const { 0: unit, index } of text.matchAll(UNIT)) {
    addAscii(index);
    const { length } = foldUnit(unit);
    position = index + unit.length;
    for (let at = 0; at < length; at += 1) {
      if (SYLLABLES.test(unit)) add(index + at, index + at + 1);
      else add(index, position);
    }
  }
  addAscii(text.length);
  return { folded: fold(text), starts, ends };
}

function foldUnit(unit: string): string {
  if (SYLLABLES.test(unit)) return unit;
  const known = foldedUnits.get(unit);
  if (known !== undefined) return known;
  const folded = [...unit.normalize("NFKD").replaceAll(ACCENTS, "").replaceAll(INVISIBLE, "")]
    .map((letter) => SAME.get(letter) ?? letter)
    .join("")
    // Lower, upper and lower again: "ẞ" becomes "ß", and then "SS"; "ı" becomes "I", and "ς" becomes "Σ".
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC");
  if (foldedUnits.size < CACHED_MAX && unit.length <= CACHED_LENGTH_MAX) foldedUnits.set(unit, folded);
  return folded;
}
