/** The cost of all patterns of a lorebook together, and of one of them: about the number of their instructions. */
const PATTERNS_COST_MAX = 2_000;
const PATTERN_COST_MAX = 1_000;

/** A key that is a regular expression. */
export interface LorePattern {
  readonly source: string;
  readonly caseSensitive: boolean;
  /** Whether a dot matches line ends too. */
  readonly dotAll: boolean;
}

/** How a lorebook entry reads its keys. */
interface KeyRules {
  readonly keys: readonly string[];
  readonly secondary_keys: readonly string[];
  readonly use_regex: boolean;
  readonly case_sensitive: boolean;
}

/** `/pattern/flags` as other programs write it: without another slash that is not escaped. */
const DELIMITED = /^\/((?:\\.|[^\\/])+)\/([dgimsuvy]*)$/su;

/** Whether a key is a regular expression: in any entry if it is written as `/pattern/flags`. */
export function isPattern(key: string, { use_regex }: Pick<KeyRules, "use_regex">): boolean {
  return use_regex || DELIMITED.test(key);
}

/**
 * The patterns of a lorebook that are used, by the key as it is written. What is no regular expression, looks around or
 * refers back cannot be matched in linear time. After {@link PATTERNS_COST_MAX} no other pattern is used.
 */
export class LorePatterns {
  #left = PATTERNS_COST_MAX;
  readonly #known = new Map<string, LorePattern | null>();

  /** What the patterns have cost so far. */
  get costs(): number {
    return PATTERNS_COST_MAX - this.#left;
  }

  /** The pattern of a key; null when it is not used. */
  of(key: string, rules: Pick<KeyRules, "case_sensitive">): LorePattern | null {
    const id = `${rules.case_sensitive ? "s" : "i"}${key}`;
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const pattern = this.#left > 0 ? this.#accept(patternOf(key, rules)) : null;
    this.#known.set(id, pattern);
    return pattern;
  }

  #accept(pattern: LorePattern): LorePattern | null {
    const cost = costOf(pattern.source);
    // A pattern that is not used costs a little too, because it was looked at.
    if (cost === null || cost > PATTERN_COST_MAX) this.#left -= REFUSED_COST;
    else this.#left -= cost;
    return cost !== null && cost <= PATTERN_COST_MAX && this.#left >= 0 ? pattern : null;
  }
}

/** The keys of a lorebook that are patterns, in entries that are not turned off, by whether they are used. */
export function sortPatterns(entries: readonly (KeyRules & { readonly enabled: boolean })[]): {
  readonly used: readonly string[];
  readonly unused: readonly string[];
} {
  const patterns = new LorePatterns();
  const sorted = { used: new Set<string>(), unused: new Set<string>() };
  for (const entry of entries) {
    if (!entry.enabled) continue;
    for (const key of [...entry.keys, ...entry.secondary_keys]) {
      if (!isPattern(key, entry)) continue;
      sorted[patterns.of(key, entry) ? "used" : "unused"].add(key);
    }
  }
  return { used: [...sorted.used], unused: [...sorted.unused] };
}

const REFUSED_COST = 5;

function patternOf(key: string, { case_sensitive }: Pick<KeyRules, "case_sensitive">): LorePattern {
  const [, source, flags = ""] = DELIMITED.exec(key) ?? [];
  if (source === undefined) return { source: key, caseSensitive: case_sensitive, dotAll: false };
  return { source, caseSensitive: !flags.includes("i"), dotAll: flags.includes("s") };
}

/** Lookahead, lookbehind, and references to groups. */
const UNSUPPORTED = /^\((?:\?=|\?!|\?<=|\?<!)|^\\(?:[1-9]|k)/;
const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const COUNT = /\{(\d+)(,?)(\d*)\}/y;
/** A property such as `\p{L}`, whose ranges are many. */
const PROPERTY = /\\p(?:\{[^}]*\}|.)/isuy;

/**
 * What a regular expression costs: a unit for each character, times the most repetitions that are written after it, more
 * for classes. It is at least the number of instructions. Null for what is no regular expression, or not supported.
 */
function costOf(source: string): number | null {
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

function isRegExp(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    // Not a regular expression.
    return false;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const PROPERTY_COST = 5;
/** Ranges of many letters are costly when their case does not count. */
const WIDE_COST = 50;

function classCost(characters: string): number {
  const isWide = /-/.test(characters) && /[\u1000-\uffff]|\\[ux]/.test(characters);
  const properties = characters.match(/\\p/gi)?.length ?? 0;
  return 1 + Math.ceil(characters.length / 20) + PROPERTY_COST * properties + (isWide ? WIDE_COST : 0);
}
