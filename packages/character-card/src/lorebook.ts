import { isObject, isSameJson, type JsonObject, stringOf, stringsOf } from "./json.ts";

/** A text that is sent to the model when one of its keys occurs in the chat (V2 `character_book.entries`). */
export interface LorebookEntry {
  /** What its creator calls it. */
  readonly name: string;
  /** The creator's note; never sent to a model. */
  readonly comment: string;
  /** Texts or patterns that activate the entry when they occur. */
  readonly keys: readonly string[];
  /** If there are any, one of them must occur too: `secondary_keys`. */
  readonly secondaryKeys: readonly string[];
  /** The text that is sent. */
  readonly content: string;
  readonly enabled: boolean;
  /** Whether it is always sent. */
  readonly constant: boolean;
  /** `case_sensitive`. */
  readonly caseSensitive: boolean;
  /** Whether `keys` are regular expressions: `use_regex` (V3). */
  readonly useRegex: boolean;
  /** Before or after the definition of the character: `position`. */
  readonly position: "before" | "after";
  /** The entry as it was read. Its other fields are written back. */
  readonly original?: JsonObject;
}

/** A character's lorebook (V2 `character_book`). */
export interface Lorebook {
  readonly name: string;
  readonly entries: readonly LorebookEntry[];
  /** The lorebook as it was read. Its other fields are written back. */
  readonly original?: JsonObject;
}

/** Fields of an entry, and their names in a card. */
const entryNames = {
  name: "name",
  comment: "comment",
  keys: "keys",
  secondaryKeys: "secondary_keys",
  content: "content",
  enabled: "enabled",
  constant: "constant",
  caseSensitive: "case_sensitive",
  useRegex: "use_regex",
  position: "position",
} as const;
type EntryField = keyof typeof entryNames;

/** Reads a `character_book`. Anything that is none is an empty lorebook. */
export function readLorebook(book: unknown): Lorebook {
  if (!isObject(book)) return { name: "", entries: [] };
  const entries = Array.isArray(book.entries) ? book.entries.filter(isObject) : [];
  return {
    name: stringOf(book.name),
    entries: entries.map((entry) => ({ ...readEntry(entry), original: entry })),
    original: book,
  };
}

/** Writes a `character_book`. A field that did not change stays as it was read. */
export function writeLorebook({ original = {}, name, entries }: Lorebook): JsonObject {
  return {
    ...original,
    ...(name === stringOf(original.name) ? {} : { name }),
    extensions: isObject(original.extensions) ? original.extensions : {},
    entries: entries.map(writeEntry),
  };
}

function readEntry(entry: JsonObject): Omit<LorebookEntry, "original"> {
  return {
    name: stringOf(entry.name),
    comment: stringOf(entry.comment),
    keys: stringsOf(entry.keys).filter((key) => key !== ""),
    secondaryKeys: stringsOf(entry.secondary_keys).filter((key) => key !== ""),
    content: stringOf(entry.content),
    enabled: entry.enabled !== false,
    constant: entry.constant === true,
    caseSensitive: entry.case_sensitive === true,
    useRegex: entry.use_regex === true,
    position: entry.position === "after_char" ? "after" : "before",
  };
}

function writeEntry(entry: LorebookEntry): JsonObject {
  const { original = {} } = entry;
  const before = readEntry(original);
  const changed = (Object.keys(entryNames) as EntryField[]).filter(
    (field) => !isSameJson(before[field], entry[field]),
  );
  return {
    // The specification requires these of every entry.
    keys: [],
    content: "",
    extensions: {},
    enabled: true,
    insertion_order: 100,
    use_regex: false,
    ...original,
    ...(changed.includes("secondaryKeys") ? { selective: entry.secondaryKeys.length > 0 } : {}),
    ...Object.fromEntries(changed.map((field) => [entryNames[field], writtenValue(entry, field)])),
  };
}

function writtenValue(entry: LorebookEntry, field: EntryField): unknown {
  return field === "position" ? `${entry.position}_char` : entry[field];
}
