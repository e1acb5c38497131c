import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, or, type SQL, sql } from "drizzle-orm";
import { character } from "../../../db/schema/referenced.ts";
import type { SearchTexts } from "./searchTexts.ts";
import { arrayOf } from "../listings/contentFilter.ts";
import { primaryLanguage } from "../listings/primaryLanguage.ts";
import { primaryLanguageOf } from "../../../shared/primaryLanguageOf.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** Up to this number, matches are collected and sorted; with more, an index of the order is followed. */
export const FEW = 1_000;

/** The condition that a character matches a search; undefined when all characters match. */
export function scopeOf(input: SearchInput, texts: SearchTexts): SQL | undefined {
  return and(filterOf(input), matches(texts));
}

/** The condition of the tags, the creator and the language of a search. */
export function filterOf({ tags, not, creator, language }: SearchInput): SQL | undefined {
  return and(
    creator === undefined ? undefined : sql`${character.creator_id} = ${creator}`,
    tags ? sql`${character.tag_ids} @> ${arrayOf(tags.split(","))}::integer[]` : undefined,
    not ? sql`not ${character.tag_ids} && ${arrayOf(not.split(","))}::integer[]` : undefined,
    language === undefined ? undefined : sql`${primaryLanguage} = ${primaryLanguageOf(language)}`,
  );
}

/** The condition that the name equals the text. */
export function nameIs({ text }: SearchTexts): SQL {
  return sql`${character.folded_name} = ${text}`;
}

/** The condition that the name contains the words of the text. */
export function nameHasWords({ words }: SearchTexts): SQL {
  return words === "" ? sql`false` : sql`ts_filter(${character.search}, '{a}') @@ ${queryOf(words)}`;
}

/** {@link nameHasWords} by the index of all words. For rows that are already selected. */
export function indexedNameHasWords({ words, nameWords }: SearchTexts): SQL {
  return words === "" ? sql`false` : sql`${character.search} @@ ${queryOf(nameWords)}`;
}

/** How well the words match a character: name before tagline before bio. */
export function rankOf({ words }: SearchTexts): SQL {
  return words === "" ? sql`0::real` : sql`ts_rank(${character.search}, ${queryOf(words)})`;
}

/** The condition that the name contains the text. */
export function nameContains({ keyPattern, textPattern }: SearchTexts): SQL {
  return sql`${character.name_key} like ${keyPattern} and ${character.folded_name} like ${textPattern}`;
}

/** The condition that the name is similar to the text. */
export function nameIsSimilar({ key }: SearchTexts): SQL {
  return sql`${character.name_key} %> ${key}`;
}

/** How similar the name is. */
export function similarityOf({ key }: SearchTexts): SQL {
  return sql`word_similarity(${key}, ${character.name_key})`;
}

function matches(texts: SearchTexts): SQL | undefined {
  if (texts.text === "") return undefined;
  return or(
    // A text without words, as "🌙", can still be a name.
    texts.words === "" ? nameIs(texts) : sql`${character.search} @@ ${queryOf(texts.words)}`,
    texts.tagIds === "" ? undefined : sql`${character.tag_ids} && ${texts.tagIds}::integer[]`,
  );
}

// As a subquery it is computed once; in the condition it would be computed for each row.
function queryOf(words: SearchTexts["words"]): SQL {
  return sql`(select ${words}::tsquery)`;
}
