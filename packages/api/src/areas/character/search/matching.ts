import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, or, type SQL, sql } from "drizzle-orm";
import { character } from "../../../db/schema/referenced.ts";
import { byScore, type OrderedList } from "../listings/listings.ts";
import type { SearchTexts } from "./searchTexts.ts";
import { arrayOf } from "../listings/contentFilter.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** Up to this number, matches are collected and sorted; with more, an index of the order is followed. */
export const FEW = 1_000;

/** The condition that a character matches a search; undefined when all characters match. */
export function scopeOf(input: SearchInput, texts: SearchTexts): SQL | undefined {
  return and(filterOf(input), matches(texts));
}

/** The condition of the tags and the creator of a search. */
export function filterOf({ tags, not, creator }: SearchInput): SQL | undefined {
  return and(
    creator === undefined ? undefined : sql`${character.creator_id} = ${creator}`,
    tags ? sql`${character.tag_ids} @> ${arrayOf(tags.split(","))}::integer[]` : undefined,
    not ? sql`not ${character.tag_ids} && ${arrayOf(not.split(","))}::integer[]` : undefined,
  );
}

/** The condition that the name equals the text. */
export function nameIs({ text }: SearchTexts): SQL {
  return sql`lower(${character.name}) = ${text}`;
}

/** The condition that the name contains the words of the text. */
export function nameHasWords({ nameWords }: SearchTexts): SQL {
  return sql`to_tsvector('simple', ${character.name}) @@ ${asSubquery(sql`to_tsquery('simple', ${nameWords})`)}`;
}

/** {@link nameHasWords} by the search column, where words of names have weight A. For rows that are already selected. */
export function indexedNameHasWords({ weightedWords }: SearchTexts): SQL {
  return sql`${character.search} @@ ${asSubquery(sql`to_tsquery('english', ${weightedWords})`)}`;
}

/** How well the words match a character: name before tagline before bio. */
export function rankOf(texts: SearchTexts): SQL {
  return sql`ts_rank(${character.search}, ${asSubquery(wordsQuery(texts, sql`stem || word`))})`;
}

/** Names that contain the text, by score. */
export function nameContains({ pattern }: SearchTexts): OrderedList {
  return { where: sql`lower(${character.name}) like ${pattern}`, order: byScore };
}

/** Names similar to the text, the most similar first. */
export function nameIsSimilar({ text }: SearchTexts): OrderedList {
  const name = sql`lower(${character.name})`;
  return {
    where: sql`${name} %> ${text}`,
    order: sql`word_similarity(${text}, ${name}) desc, ${character.id} desc`,
  };
}

function matches(texts: SearchTexts): SQL | undefined {
  if (texts.text === "") return undefined;
  return or(
    sql`${character.search} @@ ${asSubquery(wordsQuery(texts, lookupTerm))}`,
    texts.tagIds === "" ? undefined : sql`${character.tag_ids} && ${texts.tagIds}::integer[]`,
  );
}

// The last word can be incomplete. Then it has no stem, or can look like a stop word, so it is also searched as it is.
function wordsQuery({ complete, incomplete }: SearchTexts, last: SQL): SQL {
  const lastWord = sql`(select ${last} from
    (select to_tsquery('english', ${incomplete}) as stem, to_tsquery('simple', ${incomplete}) as word) as last_word)`;
  return complete === "" ? lastWord : sql`(to_tsquery('english', ${complete}) && ${lastWord})`;
}

// A prefix is expensive to look up. When the stem is a prefix of the word, every match of the word also matches the stem.
// Then only the stem is looked up.
const lookupTerm = sql`case when numnode(stem) = 1 and starts_with(word::text, rtrim(stem::text, ''':*'))
  then stem else stem || word end`;

// As a subquery it is computed once; in the condition it would be computed for each row.
function asSubquery(query: SQL): SQL {
  return sql`(select ${query})`;
}
