import { writeLorebook } from "@mimi/character-card";
import {
  BOOK_SCAN_DEPTH_MAX,
  BOOK_TOKENS_MAX,
  bookEntry,
  bookFields,
  type CharacterInput,
} from "@mimi/contract";
import type { LoreEntry, Lorebook } from "@mimi/ui/screens/character-form-screen";
import { type GenericSchema, is } from "valibot";
import { cardLorebook } from "./formLists.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * The lorebook, with the fields of the API. A value of an imported lorebook that the API does not accept, such as a position
 * of another program, is left out: the stored card keeps it, as it keeps fields that the API does not have.
 */
export function bookInput(book: Lorebook): CharacterInput["book"] {
  if (book.entries.length === 0 && book.name === "" && book.rest === undefined) return null;
  const { entries, ...whole } = writeLorebook(cardLorebook(book));
  const { entries: _entries, ...schemas } = bookFields.entries;
  const accepted = (entries as Json[]).map((entry, index) => {
    const shown = book.entries[index];
    return acceptedOf({ ...withRules(entry), ...(shown && shownOf(shown)) }, bookEntry.entries);
  });
  return { ...acceptedOf(whole, schemas), entries: accepted } as CharacterInput["book"];
}

/** The fields of an entry as the form shows them: other programs write keys as one text, positions as numbers, and more. */
function shownOf({ position, secondaryKeys, caseSensitive, useRegex, ...entry }: LoreEntry): Json {
  const { name, comment, keys, content, enabled, constant } = entry;
  return {
    ...{ name, comment, keys, content, enabled, constant, position: `${position}_char` },
    ...{ secondary_keys: secondaryKeys, case_sensitive: caseSensitive, use_regex: useRegex },
  };
}

/** Rules of an entry that programs write beside its extensions, or in them, where the API reads them. */
const RULES = [
  ...["selectiveLogic", "match_whole_words", "matchWholeWords", "probability", "useProbability"],
  ...["depth", "role"],
];
/** How programs write a position between the messages. SillyTavern has the number. */
const AT_DEPTH: readonly unknown[] = [4, "4", "at_depth"];

function withRules(entry: Json): Json {
  const rules = RULES.filter((name) => name in entry).map((name) => [name, entry[name]]);
  const position = AT_DEPTH.includes(entry.position) ? { position: AT_DEPTH[0] } : {};
  const others = is(bookEntry.entries.extensions, entry.extensions) ? (entry.extensions as Json) : {};
  return { ...entry, extensions: { ...Object.fromEntries(rules), ...position, ...others } };
}

/** The values that their schemas accept. Numbers and yes or no can be texts in a card. */
function acceptedOf(object: Json, schemas: Readonly<Record<string, GenericSchema>>): Json {
  const found = Object.entries(schemas).flatMap(([name, schema]) => {
    const value = object[name];
    if (value === undefined || value === null) return [];
    const fitting = [value, ...otherFormsOf(name, value)].find((form) => is(schema, form));
    return fitting === undefined ? [] : [[name, fitting] as const];
  });
  return Object.fromEntries(found);
}

/** The largest numbers that are used. */
const most: Readonly<Record<string, number>> = {
  scan_depth: BOOK_SCAN_DEPTH_MAX,
  token_budget: BOOK_TOKENS_MAX,
};

function otherFormsOf(name: string, value: unknown): readonly unknown[] {
  if (value === "true" || value === "false") return [value === "true"];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return [];
  const whole = Math.min(Math.round(number), most[name] ?? Infinity);
  return whole === 0 || whole === 1 ? [whole, whole === 1] : [whole];
}
