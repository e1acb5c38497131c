import { booleanOf, isObject, isSameJson, type JsonObject, numberOf, textOf } from "./json.ts";
import { keysOf, standardEntries } from "./lorebookShapes.ts";
import { plainLine, plainText } from "./shapes/cleanText.ts";

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

/** Reads a `character_book`, or the lorebook of another program. Anything that is none is an empty lorebook. */
export function readLorebook(book: unknown): Lorebook {
  if (!isObject(book)) return { name: "", entries: [] };
  return {
    name: plainLine(textOf(book.name) ?? ""),
    entries: standardEntries(book).map((entry) => ({ ...readEntry(entry), original: entry })),
    original: book,
  };
}

/** Writes a `character_book`. A field that did not change stays as it was read. */
export function writeLorebook({ original = {}, name, entries }: Lorebook): JsonObject {
  return {
    ...original,
    ...(name === plainLine(textOf(original.name) ?? "") ? {} : { name }),
    extensions: isObject(original.extensions) ? original.extensions : {},
    entries: entries.map(writeEntry),
  };
}

function readEntry(entry: JsonObject): Omit<LorebookEntry, "original"> {
  return {
    name: plainLine(textOf(entry.name) ?? ""),
    comment: plainText(textOf(entry.comment) ?? ""),
    keys: keysOf(entry.keys).map(plainLine).filter(Boolean),
    secondaryKeys: keysOf(entry.secondary_keys).map(plainLine).filter(Boolean),
    content: plainText(textOf(entry.content) ?? ""),
    enabled: booleanOf(entry.enabled) ?? true,
    constant: booleanOf(entry.constant) ?? false,
    caseSensitive: booleanOf(entry.case_sensitive) ?? booleanOf(extensionsOf(entry).case_sensitive) ?? false,
    useRegex: booleanOf(entry.use_regex) ?? false,
    position: positionOf(entry.position),
  };
}

/** V2 has texts. Other programs write the numbers of SillyTavern, of which only 0 is before the definition. */
function positionOf(position: unknown): "before" | "after" {
  if (position === "after_char" || position === "at_depth") return "after";
  const number = numberOf(position);
  return number === undefined || number <= 0 ? "before" : "after";
}

function writeEntry(entry: LorebookEntry): JsonObject {
  const { original = {} } = entry;
  const before = readEntry(original);
  const extensions = extensionsOf(original);
  const changed = (Object.keys(entryNames) as EntryField[]).filter(
    (field) => !isSameJson(before[field], entry[field]),
  );
  const twins = twinsOf(entry, changed, extensions);
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
    ...(Object.keys(twins).length > 0 ? { extensions: { ...extensions, ...twins } } : {}),
  };
}

/** Changed fields that SillyTavern has in the extensions too, and reads there first. */
function twinsOf(entry: LorebookEntry, changed: readonly EntryField[], extensions: JsonObject): JsonObject {
  const twins = {
    ...(changed.includes("position") ? { position: entry.position === "before" ? 0 : 1 } : {}),
    ...(changed.includes("caseSensitive") ? { case_sensitive: entry.caseSensitive } : {}),
  };
  return Object.fromEntries(Object.entries(twins).filter(([name]) => name in extensions));
}

function extensionsOf({ extensions }: JsonObject): JsonObject {
  return isObject(extensions) ? extensions : {};
}

function writtenValue(entry: LorebookEntry, field: EntryField): unknown {
  return field === "position" ? `${entry.position}_char` : entry[field];
}
