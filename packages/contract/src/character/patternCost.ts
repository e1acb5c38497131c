/** Lookahead, lookbehind, and references to groups. */
const UNSUPPORTED = /^\((?:\?=|\?!|\?<=|\?<!)|^\\(?:[1-9]|k)/;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const COUNT = /\{(\d+)(,?)(\d*)\}/y;
/** A property such as `\p{L}`, whose ranges are many. */
const PROPERTY = /\\p(?:\{[^}]*\}|.?)/isuy;
const PROPERTY_COST = 5;
/** Ranges of many letters are costly when their case does not count. */
const WIDE_COST = 50;

/** An escape, or a property that names a script as JavaScript does. */
const ESCAPE = /\\(?:(p)\{(?:sc|scx|Script|Script_Extensions)=(\w+)\}|.)/gisu;

/** A regular expression of JavaScript, written so that the linear-time matcher reads it in the same way. */
export function linearSource(source: string): string {
  return source.replaceAll(ESCAPE, (escape: string, property?: string, script?: string) => {
    if (property !== undefined && script !== undefined) return `\\${property}{${script}}`;
    return /[^\0-\x7f]/.test(escape) ? escape.slice(1) : escape;
  });
}

/**
 * What a regular expression costs: a unit for each character, times the most repetitions that are written after it, more
 * for classes. It is at least the number of instructions. Null for what is no regular expression, or not supported.
 */
export function patternCost(source: string): number | null {
  if (!isRegExp(source)) return null;
  const sums = [0];
  let last = 0;
  const add = (cost: number) => {
    last = cost;
    sums.push((sums.pop() ?? 0) + cost);
  };
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at, at + 4);
    if (UNSUPPORTED.test(rest)) return null;
    const [count, least, comma, most] = matchAt(COUNT, source, at) ?? [];
    const [property] = matchAt(PROPERTY, source, at) ?? [];
    const [characters] = matchAt(CLASS, source, at) ?? [];
    if (property !== undefined && !KNOWN_PROPERTY.test(property)) return null;
    if (characters !== undefined && !isSupportedClass(characters)) return null;
    if (count !== undefined) add(last * Math.max(Number(least) + (comma ? 1 : 0), Number(most), 1));
    else if (property !== undefined) add(PROPERTY_COST);
    else if (characters !== undefined) add(classCost(characters));
    else if (rest.startsWith("(")) sums.push(0);
    else if (rest.startsWith(")")) add((sums.pop() ?? 0) + 2);
    else add(1);
    at += (count ?? property ?? characters ?? (rest.startsWith("\\") ? rest.slice(0, 2) : " ")).length;
  }
  return sums.reduce((sum, one) => sum + one, 0);
}

// Only with the flag can a class have a range of emojis.
function isRegExp(source: string): boolean {
  return ["", "u"].some((flags) => {
    try {
      return Boolean(new RegExp(source, flags));
    } catch {
      // Not a regular expression.
      return false;
    }
  });
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const SCRIPTS = [
  ...["Latin", "Greek", "Cyrillic", "Armenian", "Georgian", "Hebrew", "Arabic", "Devanagari", "Bengali"],
  ...["Gurmukhi", "Gujarati", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Thai", "Lao"],
  ...[
    "Tibetan",
    "Myanmar",
    "Khmer",
    "Ethiopic",
    "Mongolian",
    "Hangul",
    "Hiragana",
    "Katakana",
    "Han",
    "Bopomofo",
  ],
];
/** General categories and scripts, by the names that both kinds of expressions have. */
const KNOWN_PROPERTY = new RegExp(
  String.raw`^\\[pP](?:[CLMNPSZ]|\{(?:C[cfos]?|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?|${SCRIPTS.join("|")})\})$`,
);

/** Whether a class has none of what only JavaScript reads: backspaces, old numbers, and ranges that end in a class. */
function isSupportedClass(characters: string): boolean {
  const simple = characters.replaceAll(String.raw`\\`, "");
  const properties = simple.match(/\\p(?:\{[^}]*\}|.)/gis) ?? [];
  const odd = /\\[b1-9]|(?<!^\[\^?)-\\[dswp]/i;
  return !odd.test(simple) && properties.every((property) => KNOWN_PROPERTY.test(property));
}

function classCost(characters: string): number {
  const isWide = /-/.test(characters) && /[\u1000-\uffff]|\\[ux]/.test(characters);
  const properties = characters.match(/\\p/gi)?.length ?? 0;
  return 1 + Math.ceil(characters.length / 20) + PROPERTY_COST * properties + (isWide ? WIDE_COST : 0);
}
