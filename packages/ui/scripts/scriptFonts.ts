/** The letters of another script for our families: a file that a browser loads only for a page with such a letter. */
export interface ScriptFont {
  /** File name of the result, without its extension. */
  readonly name: string;
  /** Package of `@fontsource-variable` and the file in it. */
  readonly source: string;
  readonly script: keyof typeof scriptRanges;
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /**
   * How text that is painted before the file is loaded gets its letters: `swap` where the system fonts of our fallbacks have letters
   * of the same width, or `optional`: on the next page. Prose always swaps, because the app waits for it (docs/decisions/0026).
   */
  readonly display: "swap" | "optional";
  /** The families that these letters are added to. */
  readonly uses: readonly ScriptUse[];
}

/** Joiners, and the circle below a mark that has no letter. */
export const JOINERS = "\u200C\u200D\u25CC";

interface ScriptUse {
  readonly family: string;
  /** CSS weights, as those of the family's own faces. */
  readonly weight: string;
  /** @default "normal" */
  readonly style?: "normal" | "italic";
  /** The letters' size beside our Latin ones, in percent. @default 100 */
  readonly size?: number;
}

// Without the joiners U+200C and U+200D: emoji have them too, and would load a file. The files have them for their own letters.
/** Letters of the languages of the app, and of those that share their alphabet: Ukrainian and Serbian, Persian and Urdu, Marathi. */
export const scriptRanges = {
  cyrillic: "U+400-45F,U+490-491,U+2116",
  arabic: "U+600-6FF",
  devanagari:
    "U+900-903,U+905-90D,U+90F-911,U+913-928,U+92A-933,U+935-939,U+93C-945,U+947-949,U+94B-94D,U+950,U+958-970,U+972",
} as const;

const display = { family: "Labrada Variable", weight: "600" };
const ui = { family: "Hanken Grotesk Variable", weight: "500 700" };
const legible = { family: "Lexend Variable", weight: "400 600" };
export const PROSE = "Literata Variable";
const book = { family: PROSE, weight: "400 600" };
// Arabic and Devanagari have no italics. The upright letters are declared as the italic ones, or the browser would slant them.
const bookItalic = { ...book, style: "italic" } as const;

// Cyrillic letters have a size at which the fallbacks of our Latin letters have their width too. The size of Arabic and Devanagari
// letters is chosen by eye.
export const scriptFonts: readonly ScriptFont[] = [
  {
    name: "onest-cyrillic",
    source: "onest/files/onest-cyrillic-wght-normal.woff2",
    script: "cyrillic",
    display: "swap",
    axes: { wght: { min: 400, max: 700 } },
    uses: [{ ...ui, size: 97 }, legible],
  },
  {
    name: "literata-cyrillic",
    source: "literata/files/literata-cyrillic-opsz-normal.woff2",
    script: "cyrillic",
    display: "swap",
    axes: { wght: { min: 400, max: 600 }, opsz: 18 },
    uses: [{ ...display, size: 88 }, book],
  },
  {
    name: "literata-italic-cyrillic",
    source: "literata/files/literata-cyrillic-opsz-italic.woff2",
    script: "cyrillic",
    display: "swap",
    axes: { wght: { min: 400, max: 600 }, opsz: 18 },
    uses: [bookItalic],
  },
  {
    name: "noto-sans-arabic",
    source: "noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2",
    script: "arabic",
    display: "optional",
    axes: { wght: { min: 500, max: 700 } },
    uses: [ui],
  },
  {
    name: "noto-naskh-arabic",
    source: "noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
    script: "arabic",
    display: "optional",
    axes: { wght: { min: 400, max: 600 } },
    uses: [display, book, bookItalic].map((use) => ({ ...use, size: 110 })),
  },
  {
    name: "readex-pro-arabic",
    source: "readex-pro/files/readex-pro-arabic-wght-normal.woff2",
    script: "arabic",
    display: "optional",
    axes: { wght: { min: 400, max: 600 } },
    uses: [legible],
  },
  {
    name: "noto-sans-devanagari",
    source: "noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
    script: "devanagari",
    display: "optional",
    axes: { wght: { min: 400, max: 700 } },
    uses: [ui, legible],
  },
  {
    name: "noto-serif-devanagari",
    source: "noto-serif-devanagari/files/noto-serif-devanagari-devanagari-wght-normal.woff2",
    script: "devanagari",
    display: "optional",
    axes: { wght: { min: 400, max: 600 } },
    uses: [display, book, bookItalic],
  },
];
