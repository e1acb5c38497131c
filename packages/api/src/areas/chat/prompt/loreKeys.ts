import type { BookEntry } from "@mimi/contract";
import { RE2JS } from "re2js";

/** Instructions that the regular expressions of one book may have together, so that a message is searched in time. */
const PROGRAM_MAX = 1_000;
/** The end of the searched text that regular expressions see. */
const REGEX_TEXT_MAX = 8_000;
const COMPILED_MAX = 2_000;

const compiled = new Map<string, RE2JS | null>();

/** Text that is searched for keys; its lower-case form is made once. */
export class SearchedText {
  readonly #text: string;
  readonly #lower: string;

  constructor(text: string) {
    this.#text = text;
    this.#lower = text.toLowerCase();
  }

  /** Whether it holds a key, as a part of a word too (Character Card V2). */
  holds(key: string, caseSensitive: boolean): boolean {
    return caseSensitive ? this.#text.includes(key) : this.#lower.includes(key.toLowerCase());
  }

  /** Whether its end holds a match. */
  matches(pattern: RE2JS): boolean {
    return pattern.matcher(this.#text.slice(-REGEX_TEXT_MAX)).find();
  }
}

/** Looks for the keys of one book's entries; regular expressions past what the book may have are passed over. */
export class KeyFinder {
  #left = PROGRAM_MAX;
  readonly #admitted = new Map<string, RE2JS | null>();

  readonly #fill: (key: string) => string;

  /** `fill` puts names into keys. */
  constructor(fill: (key: string) => string) {
    this.#fill = fill;
  }

  /** Whether a text holds one of an entry's keys. */
  finds(
    keys: readonly string[],
    entry: Pick<BookEntry, "use_regex" | "case_sensitive">,
    text: SearchedText,
  ): boolean {
    return keys.some((key) => {
      if (!key.trim()) return false;
      if (!entry.use_regex) return text.holds(this.#fill(key), entry.case_sensitive);
      const pattern = this.#pattern(key, entry.case_sensitive);
      return pattern !== null && text.matches(pattern);
    });
  }

  #pattern(key: string, caseSensitive: boolean): RE2JS | null {
    const id = `${caseSensitive ? "s" : "i"}${key}`;
    const before = this.#admitted.get(id);
    if (before !== undefined) return before;
    const pattern = compile(id, key, caseSensitive);
    const size = pattern?.programSize() ?? 0;
    const admitted = size <= this.#left ? pattern : null;
    if (admitted) this.#left -= size;
    this.#admitted.set(id, admitted);
    return admitted;
  }
}

/** Compiles `/pattern/flags` or a bare pattern; null when it is none that a linear-time matcher knows. */
function compile(id: string, key: string, caseSensitive: boolean): RE2JS | null {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const [, quoted, flags = ""] = /^\/(.+)\/([a-z]*)$/s.exec(key) ?? [];
  const insensitive = quoted === undefined ? !caseSensitive : flags.includes("i");
  // Each message is a line or more of its own, so "^" and "$" are of lines.
  const options =
    RE2JS.MULTILINE | (insensitive ? RE2JS.CASE_INSENSITIVE : 0) | (flags.includes("s") ? RE2JS.DOTALL : 0);
  let pattern: RE2JS | null;
  try {
    pattern = RE2JS.compile(quoted ?? key, options);
  } catch {
    // Not a regular expression, or one with lookaround or backreferences: such a key finds nothing.
    pattern = null;
  }
  if (compiled.size >= COMPILED_MAX) compiled.clear();
  compiled.set(id, pattern);
  return pattern;
}
