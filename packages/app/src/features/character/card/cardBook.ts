import type { Lorebook, LoreEntry } from "@mimi/ui/character-form-screen";
import { type CardObject, isObject } from "./parseCard.ts";

/** The lorebook of a card, or of a character of ours: both name their parts alike. */
export function readBook(book: unknown): Lorebook {
  if (!isObject(book)) return { name: "", entries: [] };
  const entries = Array.isArray(book.entries) ? book.entries.filter(isObject) : [];
  return {
    name: text(book.name),
    entries: entries.map((entry, place) => ({ ...readEntry(entry), key: String(place), rest: entry })),
    rest: book,
  };
}

/** The same as a card has it; what did not change stays as it was, down to what nobody here knows. */
export function writeBook(book: Lorebook): CardObject {
  const { rest = {}, name, entries } = book;
  return {
    ...rest,
    ...(name === text(rest.name) ? {} : { name }),
    extensions: isObject(rest.extensions) ? rest.extensions : {},
    entries: entries.map(writeEntry),
  };
}

function readEntry(entry: CardObject): Omit<LoreEntry, "key" | "rest"> {
  return {
    name: text(entry.name),
    comment: text(entry.comment),
    keys: words(entry.keys),
    secondaryKeys: words(entry.secondary_keys),
    content: text(entry.content),
    enabled: entry.enabled !== false,
    constant: entry.constant === true,
    caseSensitive: entry.case_sensitive === true,
    useRegex: entry.use_regex === true,
    position: entry.position === "after_char" ? "after" : "before",
  };
}

function writeEntry(entry: LoreEntry): CardObject {
  const { rest = {} } = entry;
  const before = readEntry(rest);
  const changes: Partial<Record<keyof typeof names, unknown>> = {};
  for (const field of Object.keys(names) as (keyof typeof names)[]) {
    if (!same(before[field], entry[field])) changes[field] = entry[field];
  }
  if (changes.position !== undefined) changes.position = `${entry.position}_char`;
  const written = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [names[field as keyof typeof names], value]),
  );
  return {
    // What the specification asks of every entry.
    keys: [],
    content: "",
    extensions: {},
    enabled: true,
    insertion_order: 100,
    use_regex: false,
    ...rest,
    ...(changes.secondaryKeys === undefined ? {} : { selective: entry.secondaryKeys.length > 0 }),
    ...written,
  };
}

const names = {
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

/** Whether two values are the same as JSON. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
const words = (value: unknown) =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === "string" && word !== "") : [];
