import { fold } from "@mimi/contract";
import { primaryLanguageOf } from "../../shared/primaryLanguageOf.ts";
import { searchVectorOf } from "./searchTokens.ts";

/** Characters of a biography that are searched. */
export const BIO_MAX = 2_000;

/** The columns by which a search finds a character. */
export function characterSearch({
  name,
  tagline = "",
  bio = "",
  language = "en",
}: {
  readonly name: string;
  readonly tagline?: string | undefined;
  readonly bio?: string | undefined;
  readonly language?: string | undefined;
}) {
  const texts = { A: name, B: tagline, C: bio.slice(0, BIO_MAX) };
  return { ...nameSearch(name), search: searchVectorOf(texts, primaryLanguageOf(language)) };
}

/** The columns by which a search finds a user. */
export function userSearch(name: string) {
  return { ...nameSearch(name), search: searchVectorOf({ A: name }, "en") };
}

/** A name in the form in which names are compared. */
export function foldedName(name: string): string {
  return fold(name).trim().replaceAll(/\s+/gu, " ");
}

const ASCII_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * A folded name with an ASCII letter for every other character. The trigrams of the database depend on its locale: with `C` it
 * knows no other letters. Two characters can have the same letter, so compare `folded_name` too.
 */
export function nameKeyOf(folded: string): string {
  return folded.replaceAll(
    /[^\0-\x7F]/gu,
    (letter) => ASCII_LETTERS[(letter.codePointAt(0) ?? 0) % ASCII_LETTERS.length] ?? "",
  );
}

function nameSearch(name: string) {
  const folded_name = foldedName(name);
  return { folded_name, name_key: nameKeyOf(folded_name) };
}
