import { type Book, type BookEntry, estimateTokens, fillMacros, type MacroContext } from "@mimi/contract";
import { placeInPrompt, withoutDecorators } from "./entryPlace.ts";
import { type EntryRules, fulfils, isDrawn, rulesOf } from "./entryRules.ts";
import { KeyFinder } from "./KeyFinder.ts";
import type { SearchedKey } from "./TextFinder.ts";
import type { DepthText } from "../types.ts";

/** UTF-16 code units of messages, and of found entries, that are searched for keys. */
const SEARCHED_MAX = 16_000;

/** What a lorebook adds to a prompt; each entry is a paragraph. */
export interface Lore {
  readonly before: string;
  readonly after: string;
  /** Entries between the messages. */
  readonly atDepth: readonly DepthText[];
}

/** How often found entries are searched for keys of other entries. */
const ROUNDS_MAX = 3;

const nothing: Lore = { before: "", after: "", atDepth: [] };

interface Match {
  readonly entry: BookEntry;
  /** The text that is sent. */
  readonly content: string;
  /** The text that is searched for keys of other entries: with its hidden keys. */
  readonly searched: string;
  /** The index of the entry in the lorebook. */
  readonly index: number;
}

/** An entry with its keys, whose texts can still be found. */
interface Candidate extends Match {
  readonly rules: EntryRules;
  readonly keys: readonly SearchedKey[];
  readonly secondaryKeys: readonly SearchedKey[];
}

/**
 * The entries of a lorebook that match a chat, by the rules of Character Card V2 and V3. An entry matches when one of its
 * keys occurs in the newest `scan_depth` messages, or always if it is constant. A selective entry also has a rule for its
 * secondary keys. Entries over the budget are left out, those with the lowest priority first. The rest is sorted by insertion
 * order.
 */
export function loreOf(
  book: Book | null | undefined,
  messages: readonly string[],
  macros: MacroContext,
): Lore {
  if (!book) return nothing;
  const found = withinBudget(findMatches(book, messages, macros), book.token_budget)
    .toSorted((one, other) => orderOf(one) - orderOf(other) || one.index - other.index)
    .map(({ entry, content }) => ({ place: placeInPrompt(entry), content }));
  const at = (position: BookEntry["position"]) =>
    found
      .filter(({ place }) => place === position)
      .map(({ content }) => content)
      .join("\n\n");
  const atDepth = found.flatMap(({ place, content }): DepthText[] =>
    typeof place === "string" ? [] : [{ ...place, text: content, kind: "lore" }],
  );
  return { before: at("before_char"), after: at("after_char"), atDepth };
}

function orderOf({ entry }: Match): number {
  return entry.insertion_order;
}

function findMatches(book: Book, messages: readonly string[], macros: MacroContext): Match[] {
  const finder = new KeyFinder((key) => fillMacros(key, macros));
  const entries = book.entries
    .flatMap((entry, index) => (entry.enabled ? [matchOf(entry, index, macros)] : []))
    .filter(({ entry, content, index }) => content !== "" && isDrawn(entry, index, macros));
  const found = entries.filter(({ entry }) => entry.constant);
  let remaining = entries.filter(({ entry }) => !entry.constant).map((match) => candidateOf(match, finder));
  const newest = book.scan_depth > 0 ? messages.slice(-book.scan_depth) : [];
  finder.search(newest.join("\n").slice(-SEARCHED_MAX));
  let unsearched = found.map(({ searched }) => searched);
  let left = book.recursive_scanning ? SEARCHED_MAX : 0;
  for (let round = 0; round <= ROUNDS_MAX; round += 1) {
    const lore = unsearched.join("\n").slice(0, left);
    left -= lore.length;
    finder.search(lore);
    const next = remaining.filter(isMatch);
    found.push(...next);
    remaining = remaining.filter((one) => !next.includes(one));
    unsearched = next.map(({ searched }) => searched);
  }
  return found;
}

function candidateOf(match: Match, finder: KeyFinder): Candidate {
  const { entry } = match;
  const rules = rulesOf(entry);
  const read = { use_regex: entry.use_regex, case_sensitive: rules.caseSensitive };
  const searched = (keys: readonly string[]) => keys.map((key) => finder.add(key, read, rules.wholeWords));
  const secondary = entry.selective ? entry.secondary_keys : [];
  return { ...match, rules, keys: searched(entry.keys), secondaryKeys: searched(secondary) };
}

function isMatch({ keys, secondaryKeys, rules }: Candidate): boolean {
  if (!keys.some(({ found }) => found)) return false;
  return fulfils(
    secondaryKeys.map(({ found }) => found),
    rules.secondary,
  );
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

function matchOf(entry: BookEntry, index: number, macros: MacroContext): Match {
  const text = withoutDecorators(entry.content);
  const content = fillMacros(text, macros).trim();
  // Few entries have hidden keys.
  const hasHidden = /hidden_key/i.test(text);
  const searched = hasHidden ? fillMacros(text, { ...macros, hiddenKeys: true }) : content;
  return { entry, content, searched, index };
}
