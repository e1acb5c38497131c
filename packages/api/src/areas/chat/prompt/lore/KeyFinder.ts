import { type BookEntry, fold, isPattern, type LorePattern, LorePatterns } from "@mimi/contract";
import { LRUCache } from "lru-cache";
import { RE2JS } from "re2js";
import { type SearchedKey, TextFinder } from "./TextFinder.ts";

/** Code units at the end of a text that regular expressions search. */
const REGEX_TEXT_MAX = 8_000;

type KeyRules = Pick<BookEntry, "use_regex" | "case_sensitive">;

/**
 * Searches texts for the keys of one lorebook. The work is limited whatever the keys are: texts are found in one pass for each
 * length, and patterns in linear time, as many as {@link LorePatterns} accepts.
 */
export class KeyFinder {
  readonly #insensitive = new TextFinder();
  readonly #sensitive = new TextFinder();
  readonly #patterns = new LorePatterns();
  readonly #compiled: { readonly key: SearchedKey; readonly expression: RE2JS }[] = [];
  readonly #keys = new Map<string, SearchedKey>();
  readonly #fill: (key: string) => string;

  /** How many steps the searches took: places of a text, for each length of a key and each pattern. */
  get steps(): number {
    return this.#insensitive.steps + this.#sensitive.steps + this.#patternSteps;
  }

  #patternSteps = 0;

  /** `fill` replaces placeholders in keys with names. */
  constructor(fill: (key: string) => string) {
    this.#fill = fill;
  }

  /** A key of an entry. {@link search} marks it when it is found. */
  add(written: string, rules: KeyRules, wholeWords = false): SearchedKey {
    const pattern = isPattern(written, rules);
    const id = JSON.stringify([written, pattern, rules.case_sensitive, wholeWords]);
    const known = this.#keys.get(id);
    if (known) return known;
    const key: SearchedKey = { found: false };
    this.#keys.set(id, key);
    if (pattern) this.#addPattern(key, this.#patterns.of(written, rules));
    else this.#addText(key, this.#fill(written), rules, wholeWords);
    return key;
  }

  /** Marks the keys that occur in a text. A key that was found in an earlier text stays found. */
  search(text: string): void {
    if (text === "") return;
    this.#insensitive.search(fold(text).slice(-text.length));
    this.#sensitive.search(withCase(text).slice(-text.length));
    const end = text.slice(-REGEX_TEXT_MAX);
    for (const { key, expression } of this.#compiled) {
      if (key.found) continue;
      key.found = expression.test(end);
      this.#patternSteps += end.length * expression.programSize();
    }
  }

  #addText(key: SearchedKey, text: string, { case_sensitive }: KeyRules, wholeWords: boolean): void {
    const compared = case_sensitive ? withCase(text) : fold(text);
    // A key of nothing else would be found in any text.
    if (!compared.trim()) return;
    (case_sensitive ? this.#sensitive : this.#insensitive).add(compared, wholeWords, key);
  }

  #addPattern(key: SearchedKey, pattern: LorePattern | null): void {
    const expression = pattern && compile(pattern);
    if (expression) this.#compiled.push({ key, expression });
  }
}

/** A text as keys are compared whose case counts. All others are folded as the search folds texts. */
function withCase(text: string): string {
  return text.normalize("NFKC").replaceAll(/[‘’ʼ]/g, "'").replaceAll(/[“”]/g, '"');
}

const compiled = new LRUCache<string, { readonly expression: RE2JS | null }>({ max: 2_000 });

function compile(pattern: LorePattern): RE2JS | null {
  const id = JSON.stringify(pattern);
  const known = compiled.get(id);
  if (known) return known.expression;
  const expression = compileNew(pattern);
  compiled.set(id, { expression });
  return expression;
}

function compileNew({ source, caseSensitive, dotAll }: LorePattern): RE2JS | null {
  // Messages are joined as lines, so "^" and "$" match at lines.
  const options =
    RE2JS.MULTILINE | (caseSensitive ? 0 : RE2JS.CASE_INSENSITIVE) | (dotAll ? RE2JS.DOTALL : 0);
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source), options);
  } catch {
    // The two kinds of expressions differ in rare ways. Such a key never matches.
    return null;
  }
}
