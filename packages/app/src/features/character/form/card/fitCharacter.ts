import type { Character, Lorebook, LorebookEntry } from "@mimi/character-card";
import * as limits from "@mimi/contract";
import type { AdaptedField } from "@mimi/ui/screens/card-import-report";
import { patternsOf } from "../formLists.ts";
import { formLimits } from "../formErrors.ts";
import { formNames, type WrittenText, writtenTexts } from "../formTexts.ts";

/** A character that can be saved, and what had to be changed for it. */
export interface FittedCharacter {
  readonly character: Character;
  readonly adapted: readonly AdaptedField[];
}

/**
 * Makes a character of a card one that can be saved as a draft. A draft can be four times as long as its limits, so this
 * changes only what no draft can hold. The card itself is stored unchanged, and written back where nothing was edited.
 */
export function fitCharacter(character: Character): FittedCharacter {
  const adapted: AdaptedField[] = [];
  const note = (field: AdaptedField["field"], used: number, of: number) => {
    if (used < of) adapted.push({ field, used, of });
  };
  const text = (name: WrittenText) => {
    const field = formNames[name];
    const { limit, longInDraft } = limits.characterFields[name];
    const most = limit * (longInDraft ? limits.DRAFT_FACTOR : 1);
    const kept = limits.firstCharacters(character[field], most);
    if (kept !== character[field]) note(field, most, limits.countCharacters(character[field]));
    return [field, kept] as const;
  };
  const first = <Item>(field: AdaptedField["field"], items: readonly Item[], most: number) => {
    note(field, most, items.length);
    return items.slice(0, most);
  };
  const greetings = character.alternateGreetings.filter((greeting) => greeting.trim() !== "");
  const warnings = character.warnings.map((warning) => warning.trim()).filter(Boolean);
  return {
    character: {
      ...character,
      ...Object.fromEntries(writtenTexts.map(text)),
      alternateGreetings: first(
        "alternateGreetings",
        greetings,
        formLimits.alternateGreetings * limits.DRAFT_FACTOR,
      ).map((greeting) => limits.firstCharacters(greeting, formLimits.greeting * limits.DRAFT_FACTOR)),
      warnings: first("warnings", warnings, formLimits.warnings).map((warning) =>
        limits.firstCharacters(warning, formLimits.warning),
      ),
      language: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(character.language) ? character.language : "en",
      lorebook: fitLorebook(character.lorebook, note),
      creator: limits.firstCharacters(character.creator.trim(), limits.characterFields.made_by.limit).trim(),
      source: character.source
        .map((source) => source.replaceAll(/\s+/g, " ").trim())
        .filter(
          (source) => source !== "" && !limits.isLongerThan(source, limits.characterFields.source.limit),
        )
        .slice(0, limits.characterFields.source.items),
      extensions: fitExtensions(character.extensions),
    },
    adapted,
  };
}

type Note = (field: AdaptedField["field"], used: number, of: number) => void;

/** A lorebook that can be saved. */
export function fitLorebook(lorebook: Lorebook, note: Note = () => undefined): Lorebook {
  const kept = lorebook.entries.slice(0, limits.BOOK_ENTRIES_MAX * limits.DRAFT_FACTOR).map(fitEntry);
  while (bytesOf(kept.map(({ original: _original, ...entry }) => entry)) > BOOK_TEXT_BYTES) kept.pop();
  note("book", kept.length, lorebook.entries.length);
  note("bookKeys", keysOf(kept), keysOf(lorebook.entries.slice(0, kept.length)));
  const { used, unused } = patternsOf(kept);
  note("bookPatterns", used.length, used.length + unused.length);
  return { ...lorebook, name: limits.firstCharacters(lorebook.name, limits.BOOK_NAME_MAX), entries: kept };
}

/** The bytes of all texts; the rest is for the names and numbers of the entries. */
const BOOK_TEXT_BYTES = limits.BOOK_BYTES * 0.75;

function keysOf(entries: readonly LorebookEntry[]): number {
  return entries.reduce((sum, { keys, secondaryKeys }) => sum + keys.length + secondaryKeys.length, 0);
}

function fitEntry(entry: LorebookEntry): LorebookEntry {
  const keys = (all: readonly string[]) =>
    all
      .filter((key) => key.trim() !== "" && !limits.isLongerThan(key.trim(), limits.BOOK_KEY_MAX))
      .slice(0, limits.BOOK_KEYS_MAX);
  return {
    ...entry,
    name: limits.firstCharacters(entry.name, limits.BOOK_NAME_MAX * limits.DRAFT_FACTOR),
    comment: limits.firstCharacters(entry.comment, limits.BOOK_COMMENT_MAX * limits.DRAFT_FACTOR),
    content: limits.firstCharacters(entry.content, limits.BOOK_CONTENT_MAX * limits.DRAFT_FACTOR),
    keys: keys(entry.keys),
    secondaryKeys: keys(entry.secondaryKeys),
  };
}

/** The extensions that fit, the smallest first. All of them stay in the stored card. */
function fitExtensions(extensions: Character["extensions"]): Character["extensions"] {
  const bySize = Object.entries(extensions).toSorted(([, one], [, other]) => bytesOf(one) - bytesOf(other));
  while (bytesOf(Object.fromEntries(bySize)) > limits.EXTENSIONS_BYTES) bySize.pop();
  const kept = new Set(bySize.map(([name]) => name));
  return Object.fromEntries(Object.entries(extensions).filter(([name]) => kept.has(name)));
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}
