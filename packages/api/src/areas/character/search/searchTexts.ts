import type { LanguageTag } from "@mimi/contract";
import { type Placeholder, sql } from "drizzle-orm";
import { foldedName, nameKeyOf } from "../../../db/search/searchColumns.ts";
import { arrayOf } from "../listings/contentFilter.ts";
import { primaryLanguageOf } from "../../../shared/primaryLanguageOf.ts";
import { escapeLike, type WordsQuery } from "./searchWords.ts";

/** Parts of names are searched from this number of characters on: shorter texts have no trigram. */
const PART_MIN = 3;

/** The texts of a search, which are the values of its statements. */
export interface SearchTexts<Value = string | Placeholder> {
  /** The folded text, as `folded_name`. Empty when all characters match. */
  readonly text: Value;
  /** The text as `name_key`, for similar names, and patterns for `like` of both columns. Empty for a short text. */
  readonly key: Value;
  readonly keyPattern: Value;
  readonly textPattern: Value;
  /** The query of the word index, and the same for words of names. Empty when the text has no words. */
  readonly words: Value;
  readonly nameWords: Value;
  /** The tags whose name is the text. Empty when there are none. */
  readonly tagIds: Value;
  /** Empty for visitors. */
  readonly userId: Value;
  /** The language whose characters come first among equals, as `primaryLanguage`. */
  readonly language: Value;
}

/** The texts of a search. */
export function textsOf(
  info: string,
  { words, nameWords }: WordsQuery,
  tagIds: readonly number[],
  reader: { readonly userId: string | null; readonly language: LanguageTag },
): SearchTexts<string> {
  const text = foldedName(info);
  const key = text.length < PART_MIN ? "" : nameKeyOf(text);
  return {
    text,
    key,
    keyPattern: `%${escapeLike(key)}%`,
    textPattern: `%${escapeLike(text)}%`,
    words,
    nameWords,
    tagIds: tagIds.length > 0 ? arrayOf(tagIds) : "",
    userId: reader.userId ?? "",
    language: primaryLanguageOf(reader.language),
  };
}

/** Texts that change the statement when they are empty. */
const optional = ["text", "key", "words", "tagIds", "userId"] as const;

/** Which texts are not empty: searches of the same shape use the same statements. */
export function shapeOf(texts: SearchTexts<string>): string {
  return optional.filter((name) => texts[name] !== "").join(" ");
}

/** Placeholders for the texts of every search of this shape. */
export function placeholdersFor(texts: SearchTexts<string>): SearchTexts {
  const place = (name: keyof SearchTexts) => sql.placeholder(name);
  const placeIfPresent = (name: (typeof optional)[number]) => (texts[name] === "" ? "" : place(name));
  return {
    text: placeIfPresent("text"),
    key: placeIfPresent("key"),
    keyPattern: place("keyPattern"),
    textPattern: place("textPattern"),
    words: placeIfPresent("words"),
    nameWords: place("nameWords"),
    tagIds: placeIfPresent("tagIds"),
    userId: placeIfPresent("userId"),
    language: place("language"),
  };
}
