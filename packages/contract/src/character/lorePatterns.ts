import { linearSource, patternCost } from "./patternCost.ts";

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
    const cost = patternCost(pattern.source);
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
  const [, delimited, flags = ""] = DELIMITED.exec(key) ?? [];
  const source = linearSource(delimited ?? key);
  if (delimited === undefined) return { source, caseSensitive: case_sensitive, dotAll: false };
  return { source, caseSensitive: !flags.includes("i"), dotAll: flags.includes("s") };
}
