import { type Book, type BookEntry, estimateTokens } from "@mimi/contract";
import { KeyFinder, SearchedText } from "./loreKeys.ts";
import { type Names, withNames } from "./names.ts";

/** UTF-16 code units of messages, and of found entries, that are searched for keys. */
const SEARCHED_MAX = 16_000;

/** What a lorebook adds to a prompt; each entry is a paragraph. */
export interface Lore {
  readonly before: string;
  readonly after: string;
}

/** How often found entries are searched for keys of other entries. */
const ROUNDS_MAX = 3;

const nothing: Lore = { before: "", after: "" };

interface Match {
  readonly entry: BookEntry;
  /** The text that is sent. */
  readonly content: string;
  /** The index of the entry in the lorebook. */
  readonly index: number;
}

type Fill = (text: string) => string;

/**
 * The entries of a lorebook that match a chat, by the rules of Character Card V2 and V3. An entry matches when one of its
 * keys (and, if it is selective, a secondary key) occurs in the newest `scan_depth` messages, or always if it is constant.
 * Entries over the budget are left out, those with the lowest priority first. The rest is sorted by insertion order.
 */
export function loreOf(book: Book | null | undefined, messages: readonly string[], names: Names): Lore {
  if (!book) return nothing;
  const fill: Fill = (text) => withNames(text, names);
  const found = withinBudget(findMatches(book, messages, fill), book.token_budget);
  const at = (position: BookEntry["position"]) =>
    found
      .filter(({ entry }) => entry.position === position)
      .sort((one, other) => orderOf(one) - orderOf(other) || one.index - other.index)
      .map(({ content }) => content)
      .join("\n\n");
  return { before: at("before_char"), after: at("after_char") };
}

function orderOf({ entry }: Match): number {
  return entry.insertion_order;
}

function findMatches(book: Book, messages: readonly string[], fill: Fill): Match[] {
  const finder = new KeyFinder(fill);
  const entries = book.entries
    .map((entry, index): Match => ({ entry, content: contentOf(entry, fill), index }))
    .filter(({ entry, content }) => entry.enabled && content !== "");
  const found = entries.filter(({ entry }) => entry.constant);
  let remaining = entries.filter(({ entry }) => !entry.constant);
  const newest = book.scan_depth > 0 ? messages.slice(-book.scan_depth) : [];
  const newestText = newest.join("\n").slice(-SEARCHED_MAX);
  for (let round = 0; round <= (book.recursive_scanning ? ROUNDS_MAX : 0); round += 1) {
    // The messages are searched again: one of two keys can be in a message and the other one in a found entry.
    const lore = book.recursive_scanning ? found.map(({ content }) => content).join("\n") : "";
    const searched = new SearchedText([lore.slice(-SEARCHED_MAX), newestText].filter(Boolean).join("\n"));
    const next = remaining.filter(({ entry }) => isMatch(entry, searched, finder));
    if (next.length === 0) break;
    found.push(...next);
    remaining = remaining.filter((one) => !next.includes(one));
  }
  return found;
}

function isMatch(entry: BookEntry, text: SearchedText, finder: KeyFinder): boolean {
  if (!finder.finds(entry.keys, entry, text)) return false;
  if (!entry.selective || entry.secondary_keys.length === 0) return true;
  return finder.finds(entry.secondary_keys, entry, text);
}

function withinBudget(found: readonly Match[], budget: number): Match[] {
  const weight = ({ entry }: Match) => entry.priority ?? entry.insertion_order;
  let left = budget;
  return [...found]
    .sort((one, other) => weight(other) - weight(one))
    .filter(({ content }) => {
      const tokens = estimateTokens(content);
      if (tokens > left) return false;
      left -= tokens;
      return true;
    });
}

/** The text of an entry, without the decorators of V3 (lines that begin with `@@`), which we do not support. */
function contentOf(entry: BookEntry, fill: Fill): string {
  return fill(entry.content.replace(/^(?:\s*@@[^\n]*(?:\n|$))+/, "")).trim();
}
