import type { BookEntry } from "@mimi/contract";
import { RE2JS } from "re2js";

/** The most instructions of all regular expressions of one lorebook, which limits the time of a search. */
const PROGRAM_MAX = 1_000;
/** Code units at the end of the text that regular expressions search. */
const REGEX_TEXT_MAX = 8_000;
const COMPILED_MAX = 2_000;

const compiled = new Map<string, RE2JS | null>();

/** A text that is searched for keys, with its lower-case form. */
export class SearchedText {
  readonly #text: string;
  readonly #lower: string;

  constructor(text: string) {
    this.#text = text;
    this.#lower = text.toLowerCase();
  }

  /** Whether the text contains a key, also as a part of a word (Character Card V2). */
  includes(key: string, caseSensitive: boolean): boolean {
    return caseSensitive ? this.#text.includes(key) : this.#lower.includes(key.toLowerCase());
  }

  /** Whether the end of the text matches. */
  matches(pattern: RE2JS): boolean {
    return pattern.matcher(this.#text.slice(-REGEX_TEXT_MAX)).find();
  }
}

/** Searches texts for the keys of one lorebook. Regular expressions over the limit are ignored. */
export class KeyFinder {
  #left = PROGRAM_MAX;
  readonly #patternById = new Map<string, RE2JS | null>();

  readonly #fill: (key: string) => string;

  /** `fill` replaces placeholders in keys with names. */
  constructor(fill: (key: string) => string) {
    this.#fill = fill;
  }

  /** Whether a text contains one of an entry's keys. */
  finds(
    keys: readonly string[],
    entry: Pick<BookEntry, "use_regex" | "case_sensitive">,
    text: SearchedText,
  ): boolean {
    return keys.some((key) => {
      if (!key.trim()) return false;
      if (!entry.use_regex) return text.includes(this.#fill(key), entry.case_sensitive);
      const pattern = this.#pattern(key, entry.case_sensitive);
      return pattern !== null && text.matches(pattern);
    });
  }

  #pattern(key: string, caseSensitive: boolean): RE2JS | null {
    const id = `${caseSensitive ? "s" : "i"}${key}`;
    const before = this.#patternById.get(id);
    if (before !== undefined) return before;
    const pattern = compile(id, key, caseSensitive);
    const size = pattern?.programSize() ?? 0;
    const accepted = size <= this.#left ? pattern : null;
    if (accepted) this.#left -= size;
    this.#patternById.set(id, accepted);
    return accepted;
  }
}

/** Compiles `/pattern/flags` or a bare pattern; null when the linear-time matcher does not support the pattern. */
function compile(id: string, key: string, caseSensitive: boolean): RE2JS | null {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const [, quoted, flags = ""] = /^\/(.+)\/([a-z]*)$/s.exec(key) ?? [];
  const insensitive = quoted === undefined ? !caseSensitive : flags.includes("i");
  // Messages are joined as lines, so "^" and "$" match at lines.
  const options =
    RE2JS.MULTILINE | (insensitive ? RE2JS.CASE_INSENSITIVE : 0) | (flags.includes("s") ? RE2JS.DOTALL : 0);
  let pattern: RE2JS | null;
  try {
    pattern = RE2JS.compile(quoted ?? key, options);
  } catch {
    // Not a regular expression, or one with lookaround or backreferences. Such a key never matches.
    pattern = null;
  }
  if (compiled.size >= COMPILED_MAX) compiled.clear();
  compiled.set(id, pattern);
  return pattern;
}
