import { type Book, type BookEntry, estimateTokens } from "@mimi/contract";
import { KeyFinder, SearchedText } from "./loreKeys.ts";
import { type Names, withNames } from "./names.ts";

/** UTF-16 code units of conversation, and of lore that came up, that are searched for keys. */
const SEARCHED_MAX = 16_000;

/** What a lorebook adds to a prompt; each entry is a paragraph. */
export interface Lore {
  readonly before: string;
  readonly after: string;
}

/** Times that lore which came up is searched for more. */
const ROUNDS_MAX = 3;

const nothing: Lore = { before: "", after: "" };

interface Piece {
  readonly entry: BookEntry;
  /** As it is sent. */
  readonly content: string;
  /** Its place in the book. */
  readonly place: number;
}

type Fill = (text: string) => string;

/**
 * The lore that a conversation brings up, by the rules of Character Card V2 and V3: an entry comes up by a key in the
 * newest `scan_depth` messages (and by a secondary one, where it is selective), or always; what the budget does not hold
 * is left out from the lowest priority; the rest stands in the order of insertion.
 */
export function loreOf(book: Book | null | undefined, spoken: readonly string[], names: Names): Lore {
  if (!book) return nothing;
  const fill: Fill = (text) => withNames(text, names);
  const found = withinBudget(triggered(book, spoken, fill), book.token_budget);
  const at = (position: BookEntry["position"]) =>
    found
      .filter(({ entry }) => entry.position === position)
      .sort((one, other) => orderOf(one) - orderOf(other) || one.place - other.place)
      .map(({ content }) => content)
      .join("\n\n");
  return { before: at("before_char"), after: at("after_char") };
}

function orderOf({ entry }: Piece): number {
  return entry.insertion_order;
}

function triggered(book: Book, spoken: readonly string[], fill: Fill): Piece[] {
  const finder = new KeyFinder(fill);
  const pieces = book.entries
    .map((entry, place): Piece => ({ entry, content: contentOf(entry, fill), place }))
    .filter(({ entry, content }) => entry.enabled && content !== "");
  const found = pieces.filter(({ entry }) => entry.constant);
  let waiting = pieces.filter(({ entry }) => !entry.constant);
  const newest = book.scan_depth > 0 ? spoken.slice(-book.scan_depth) : [];
  const said = newest.join("\n").slice(-SEARCHED_MAX);
  for (let round = 0; round <= (book.recursive_scanning ? ROUNDS_MAX : 0); round += 1) {
    // What was said is searched again, as one of two keys may stand there and the other in what came up.
    const lore = book.recursive_scanning ? found.map(({ content }) => content).join("\n") : "";
    const searched = new SearchedText([lore.slice(-SEARCHED_MAX), said].filter(Boolean).join("\n"));
    const next = waiting.filter(({ entry }) => comesUp(entry, searched, finder));
    if (next.length === 0) break;
    found.push(...next);
    waiting = waiting.filter((piece) => !next.includes(piece));
  }
  return found;
}

function comesUp(entry: BookEntry, text: SearchedText, finder: KeyFinder): boolean {
  if (!finder.finds(entry.keys, entry, text)) return false;
  if (!entry.selective || entry.secondary_keys.length === 0) return true;
  return finder.finds(entry.secondary_keys, entry, text);
}

function withinBudget(found: readonly Piece[], budget: number): Piece[] {
  const weight = ({ entry }: Piece) => entry.priority ?? entry.insertion_order;
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

/** What an entry says, without the decorators of V3 (lines that open with `@@`), which we do not know. */
function contentOf(entry: BookEntry, fill: Fill): string {
  return fill(entry.content.replace(/^(?:\s*@@[^\n]*(?:\n|$))+/, "")).trim();
}
