import { type Placeholder, sql } from "drizzle-orm";
import { escapeLike, queryWords } from "./searchWords.ts";
import { arrayOf } from "../listings/contentFilter.ts";

/** The texts of a search, which are the values of its statements. */
export interface SearchTexts<Value = string | Placeholder> {
  /** The text in lower case. Empty when all characters match. */
  readonly text: Value;
  /** The pattern for `like`. */
  readonly pattern: Value;
  /** All words but the last, empty for a single word; and the last word as a prefix. */
  readonly complete: Value;
  readonly incomplete: Value;
  /** The same words for the index of names, and for the search column, where words of names have weight A. */
  readonly nameWords: Value;
  readonly weightedWords: Value;
  /** The tags whose name is the text. Empty when there are none. */
  readonly tagIds: Value;
  /** Empty for visitors. */
  readonly userId: Value;
}

/** The texts of a search. */
export function textsOf(info: string, tagIds: readonly number[], userId: string | null): SearchTexts<string> {
  const text = info.toLowerCase();
  const { complete, incomplete } = queryWords(info);
  const words = [...complete.split(" & "), incomplete.replace(/:\*$/, "")].filter(Boolean);
  const last = words.pop();
  return {
    text,
    pattern: `%${escapeLike(text)}%`,
    complete,
    incomplete,
    nameWords: [complete, incomplete].filter(Boolean).join(" & "),
    weightedWords: [...words.map((word) => `${word}:A`), ...(last ? [`${last}:*A`] : [])].join(" & "),
    tagIds: tagIds.length > 0 ? arrayOf(tagIds) : "",
    userId: userId ?? "",
  };
}

/** Texts that change the statement when they are empty. */
const optional = ["text", "complete", "tagIds", "userId"] as const;

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
    pattern: place("pattern"),
    complete: placeIfPresent("complete"),
    incomplete: place("incomplete"),
    nameWords: place("nameWords"),
    weightedWords: place("weightedWords"),
    tagIds: placeIfPresent("tagIds"),
    userId: placeIfPresent("userId"),
  };
}
