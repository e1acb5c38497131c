import * as v from "valibot";
import { fitsIn, jsonObject, line, text } from "./input.ts";
import * as limits from "./limits.ts";

/** What other programs keep in a lorebook, untouched. */
const extensions = v.optional(jsonObject(limits.EXTENSIONS_BYTES));
const bookKeys = v.optional(
  v.pipe(v.array(line(limits.BOOK_KEY_MAX, 1)), v.maxLength(limits.BOOK_KEYS_MAX)),
  [],
);

/**
 * One piece of lore and what brings it up; names and meaning are those of Character Card V2 and V3. An entry with
 * `use_regex` reads its keys as regular expressions, of a kind that cannot take for ever.
 */
const bookEntry = v.strictObject({
  /** As the card that it came from numbers or names it. */
  id: v.optional(v.union([v.number(), line(limits.BOOK_NAME_MAX)])),
  name: v.optional(line(limits.BOOK_NAME_MAX), ""),
  comment: v.optional(text(limits.BOOK_COMMENT_MAX), ""),
  keys: bookKeys,
  /** With `selective`: one of these must be there too. */
  secondary_keys: bookKeys,
  selective: v.optional(v.boolean(), false),
  case_sensitive: v.optional(v.boolean(), false),
  use_regex: v.optional(v.boolean(), false),
  /** Over {@link limits.BOOK_CONTENT_MAX} in drafts alone. */
  content: text(limits.BOOK_CONTENT_MAX * limits.DRAFT_FACTOR),
  enabled: v.optional(v.boolean(), true),
  /** Always sent, whatever is said. */
  constant: v.optional(v.boolean(), false),
  /** Lower stands earlier in the prompt. */
  insertion_order: v.optional(wholeBetween(-1_000_000, 1_000_000), 100),
  /** Lower is left out first when the budget does not hold all; where absent, `insertion_order` decides. */
  priority: v.optional(wholeBetween(-1_000_000, 1_000_000)),
  /** Before or after what the card says of the character. */
  position: v.optional(v.picklist(["before_char", "after_char"]), "before_char"),
  extensions,
});
export type BookEntry = v.InferOutput<typeof bookEntry>;

/** A character's lorebook: lore that is sent to the model only while the talk is about it. */
export const book = v.pipe(
  v.strictObject({
    name: v.optional(line(limits.BOOK_NAME_MAX), ""),
    description: v.optional(text(limits.BOOK_DESCRIPTION_MAX), ""),
    /** Newest messages that are searched for keys. */
    scan_depth: v.optional(wholeBetween(0, limits.BOOK_SCAN_DEPTH_MAX), 4),
    /** Tokens that the entries may take together. */
    token_budget: v.optional(wholeBetween(0, limits.BOOK_TOKENS_MAX), 1_000),
    /** Whether the content of an entry that came up is searched for keys as well. */
    recursive_scanning: v.optional(v.boolean(), false),
    extensions,
    /** Over {@link limits.BOOK_ENTRIES_MAX} in drafts alone. */
    entries: v.pipe(v.array(bookEntry), v.maxLength(limits.BOOK_ENTRIES_MAX * limits.DRAFT_FACTOR)),
  }),
  v.check((whole) => fitsIn(whole, limits.BOOK_BYTES), "too_large"),
);
export type Book = v.InferOutput<typeof book>;

/* @__NO_SIDE_EFFECTS__ */
function wholeBetween(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}
