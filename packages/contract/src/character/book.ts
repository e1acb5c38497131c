import * as v from "valibot";
import { fitsIn, jsonObject, line, text } from "../input.ts";
import * as limits from "../limits.ts";

/** Data of other programs in a lorebook, stored unchanged. */
const extensions = v.optional(jsonObject(limits.EXTENSIONS_BYTES));
const bookKeys = v.optional(
  v.pipe(v.array(line(limits.BOOK_KEY_MAX, 1)), v.maxLength(limits.BOOK_KEYS_MAX)),
  [],
);

/**
 * A lorebook entry and its keys; names and meaning are those of Character Card V2 and V3. An entry with `use_regex` reads
 * its keys as regular expressions of a kind that runs in linear time.
 */
export const bookEntry = v.strictObject({
  /** The id of the entry in the imported card. */
  id: v.optional(v.union([v.number(), line(limits.BOOK_NAME_MAX)])),
  /** Only drafts can exceed {@link limits.BOOK_NAME_MAX}. */
  name: v.optional(line(limits.BOOK_NAME_MAX * limits.DRAFT_FACTOR), ""),
  /** Only drafts can exceed {@link limits.BOOK_COMMENT_MAX}. */
  comment: v.optional(text(limits.BOOK_COMMENT_MAX * limits.DRAFT_FACTOR), ""),
  keys: bookKeys,
  /** With `selective`, one of these must match too. */
  secondary_keys: bookKeys,
  selective: v.optional(v.boolean(), false),
  case_sensitive: v.optional(v.boolean(), false),
  use_regex: v.optional(v.boolean(), false),
  /** Only drafts can exceed {@link limits.BOOK_CONTENT_MAX}. */
  content: text(limits.BOOK_CONTENT_MAX * limits.DRAFT_FACTOR),
  enabled: v.optional(v.boolean(), true),
  /** Always sent, without a matching key. */
  constant: v.optional(v.boolean(), false),
  /** A lower number is earlier in the prompt. */
  insertion_order: v.optional(wholeBetween(-1_000_000, 1_000_000), 100),
  /** The lowest number is left out first when the token budget is full; without it, `insertion_order` decides. */
  priority: v.optional(wholeBetween(-1_000_000, 1_000_000)),
  /** Before or after the card's text. */
  position: v.optional(v.picklist(["before_char", "after_char"]), "before_char"),
  extensions,
});
export type BookEntry = v.InferOutput<typeof bookEntry>;

/** The fields of a lorebook. */
export const bookFields = v.strictObject({
  name: v.optional(line(limits.BOOK_NAME_MAX), ""),
  description: v.optional(text(limits.BOOK_DESCRIPTION_MAX), ""),
  /** The newest messages that are searched for keys. */
  scan_depth: v.optional(wholeBetween(0, limits.BOOK_SCAN_DEPTH_MAX), 4),
  /** The most tokens of all entries. */
  token_budget: v.optional(wholeBetween(0, limits.BOOK_TOKENS_MAX), 1_000),
  /** Whether matching entries are also searched for keys. */
  recursive_scanning: v.optional(v.boolean(), false),
  extensions,
  /** Only drafts can exceed {@link limits.BOOK_ENTRIES_MAX}. */
  entries: v.pipe(v.array(bookEntry), v.maxLength(limits.BOOK_ENTRIES_MAX * limits.DRAFT_FACTOR)),
});

/** A character's lorebook: entries that are sent to the model when a key matches. */
export const book = v.pipe(
  bookFields,
  v.check((whole) => fitsIn(whole, limits.BOOK_BYTES), "too_large"),
);
export type Book = v.InferOutput<typeof book>;

/* @__NO_SIDE_EFFECTS__ */
function wholeBetween(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}
