import { and, type SQL, sql } from "drizzle-orm";
import type { ParsedInputOf, routes } from "@mimi/contract";
import { character } from "../../../db/schema/referenced.ts";
import { byNewest, byScore, languageFirst, languageParts, limitOf, shown } from "../listings/listings.ts";
import { summariesQuery } from "../listings/summaryRows.ts";
import {
  FEW,
  filterOf,
  indexedNameHasWords,
  nameContains,
  nameHasWords,
  nameIs,
  nameIsSimilar,
  rankOf,
  scopeOf,
  similarityOf,
} from "./matching.ts";
import type { SearchTexts } from "./searchTexts.ts";
import type { ContentFilter } from "../listings/contentFilter.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** The most rows of an index that are read for one page. */
const WINDOW = 5_000;

/** The input of the statements of a search. */
export interface SearchQuery {
  readonly filter: ContentFilter;
  readonly input: SearchInput;
  readonly texts: SearchTexts;
  /** The condition that a character matches, without the content filter. */
  readonly scope: SQL;
}

/** A search with its texts, or with placeholders for them. */
export function searchQueryOf(filter: ContentFilter, input: SearchInput, texts: SearchTexts): SearchQuery {
  return { filter, input, texts, scope: scopeOf(input, texts) ?? sql`true` };
}

/**
 * Ids of a page of many matches, by following the index of the order. By relevance: names equal to the text, then names
 * with its words, then the rest, each by language and score.
 */
export function idsAlongIndex(query: SearchQuery, names: boolean, window: number | null = WINDOW): SQL {
  const { filter, input, texts, scope } = query;
  const { limit, offset } = pageOf(input);
  const limitWithOffset = sql`${limit} + ${offset}`;
  const firstRows = (
    order: SQL,
    condition?: SQL,
  ) => sql`(select * from ${character} where ${and(shown(filter), condition)}
    order by ${order} limit ${window === null ? sql`all` : literal(window)}) as ${character}`;
  const language = firstLanguageOf(query);
  const most = limitOf(input).limit + limitOf(input).offset;
  const byLanguage = (select: (condition?: SQL) => SQL) =>
    language ? languageParts(language, most, select) : select();
  if (!isByRelevance(input)) {
    const order = orderOf(input);
    const whole = withLanguage(language, order);
    const rows = byLanguage(
      (condition) => sql`select ${orderColumns} from ${firstRows(order, condition)} where ${scope}
      order by ${order} limit ${limitWithOffset}`,
    );
    return sql`select ${character.id}, ${positionBy(whole)} from (${rows}) as ${character}
      order by ${whole} limit ${limit} offset ${offset}`;
  }
  // Names have a separate query: in one query the database would collect all matches first.
  const namesWith = (name: SQL, count: SQL) => sql`(select * from ${character}
    where ${and(shown(filter), name)} limit ${count}) as ${character}`;
  const columns = (closeness: SQL) =>
    sql`select ${character.id}, ${character.score}, ${character.language}, ${closeness} as closeness`;
  const withWords = names
    ? byLanguage(
        (condition) => sql`${columns(sql`1`)} from ${firstRows(byScore, condition)}
        where ${scope} and ${indexedNameHasWords(texts)} order by ${byScore} limit ${limitWithOffset}`,
      )
    : sql`${columns(sql`1`)} from ${namesWith(nameHasWords(texts), literal(FEW))} where ${scope}`;
  const rest = byLanguage(
    (condition) => sql`${columns(sql`0`)} from ${firstRows(byScore, condition)}
    where ${scope} order by ${byScore} limit ${limitWithOffset}`,
  );
  const order = sql`max(closeness) desc, ${withLanguage(language, byScore)}`;
  return sql`select ${character.id}, ${positionBy(order)} from (
      (${columns(sql`2`)} from ${namesWith(nameIs(texts), limitWithOffset)} where ${scope})
      union all (${withWords}) union all (${rest})
    ) as ${character}
    group by ${character.id}, ${character.score}, ${character.language}
    order by ${order} limit ${limit} offset ${offset}`;
}

/**
 * Ids of a page of few matches, from all ways to find a character: by words, and by a part of the name. Collects up to one more than
 * {@link FEW} of each, and sorts them; each row has their number. Similar names come last.
 */
export function idsOfFew(query: SearchQuery): SQL {
  const { input, texts } = query;
  const { limit, offset } = pageOf(input);
  const order = isByRelevance(input)
    ? sql`max(closeness) desc, max(fit) desc, ${withLanguage(firstLanguageOf(query), byScore)}`
    : sql`max(closeness) < 0, ${withLanguage(firstLanguageOf(query), orderOf(input))}`;
  // A way whose names come after a full page is not looked up.
  const hasRoomAfter = (rows: SQL) => sql`(select count(*) from ${rows}) < ${limit} + ${offset}`;
  const afterNames = hasRoomAfter(sql`by_words where closeness >= ${CLOSENESS.nameWords}`);
  const parts = sql`, direct as materialized (select * from by_words union all (${byPartOfName(query, afterNames)})),
    found as materialized (select * from direct union all (${bySimilarName(query, hasRoomAfter(sql`direct`))}))`;
  const hasParts = texts.key !== "";
  return sql`with by_words as materialized (${byWords(query)})${hasParts ? parts : sql``}
    select ${character.id}, ${positionBy(order)}, count(*) over () as count
    from ${hasParts ? sql`found` : sql`by_words`} as ${character}
    group by ${orderColumns} order by ${order} limit ${limit} offset ${offset}`;
}

const orderColumns = sql.join(
  [character.id, character.score, character.published_at, character.chats, character.language],
  sql`, `,
);

/** The language that comes first among equals: the most popular and the newest characters are in all languages. */
function firstLanguageOf({ input, texts }: SearchQuery): SQL | null {
  return input.sort === "relevance" && input.language === undefined ? sql`${texts.language}` : null;
}

function withLanguage(language: SQL | null, order: SQL): SQL {
  return language ? sql`${languageFirst(language)}, ${order}` : order;
}

// With the limit inside, the database does not follow a whole index for a few matches, and computes the order once.
function candidates(filter: SQL | undefined, { closeness, fit }: Record<"closeness" | "fit", SQL>): SQL {
  return sql`select ${orderColumns}, ${closeness} as closeness, ${fit} as fit
    from ${character} where ${filter} limit ${literal(FEW + 1)}`;
}

/** Names equal to the text, then names with its words, parts of names, other texts with its words, similar names. */
const CLOSENESS = { name: sql`4`, nameWords: sql`3`, namePart: sql`2`, words: sql`1`, similarName: sql`-1` };

function byWords({ filter, input, texts, scope }: SearchQuery): SQL {
  const closeness = isByRelevance(input)
    ? sql`case when ${nameIs(texts)} then ${CLOSENESS.name}
        when ${indexedNameHasWords(texts)} then ${CLOSENESS.nameWords} else ${CLOSENESS.words} end`
    : CLOSENESS.words;
  const fit = isByRelevance(input) ? rankOf(texts) : sql`0::real`;
  return candidates(and(shown(filter), scope), { closeness, fit });
}

function byPartOfName({ filter, input, texts }: SearchQuery, hasRoom: SQL): SQL {
  const where = and(hasRoom, shown(filter), filterOf(input), nameContains(texts));
  return candidates(where, { closeness: CLOSENESS.namePart, fit: sql`0::real` });
}

function bySimilarName({ filter, input, texts }: SearchQuery, hasRoom: SQL): SQL {
  const where = and(hasRoom, shown(filter), filterOf(input), nameIsSimilar(texts));
  return candidates(where, { closeness: CLOSENESS.similarName, fit: similarityOf(texts) });
}

/** The summaries of the selected ids, in their order; with the number of matches if `counted`. */
export function selectCards(ids: SQL, { texts }: SearchQuery, counted: boolean): SQL {
  const rows = sql`select ${character}.*, found.place${counted ? sql`, found.count` : sql``}
    from (${ids}) as found join ${character} on ${character.id} = found.id`;
  const userId = texts.userId === "" ? null : sql`${texts.userId}`;
  return summariesQuery(rows, sql`${character}.place`, userId, counted ? sql`${character}.count` : undefined);
}

// Along an index, the database numbers rows as it reads them, and stops at the limit.
function positionBy(order: SQL): SQL {
  return sql`row_number() over (order by ${order}) as place`;
}

// Numbers are literals, so that only texts differ between two searches of the same shape.
function pageOf(input: SearchInput): { readonly limit: SQL; readonly offset: SQL } {
  const { limit, offset } = limitOf(input);
  return { limit: literal(limit), offset: literal(offset) };
}

function literal(count: number): SQL {
  return sql.raw(String(count));
}

function isByRelevance({ sort, info }: SearchInput): boolean {
  return sort === "relevance" && info !== "";
}

function orderOf({ sort }: SearchInput): SQL {
  switch (sort) {
    case "new":
      return byNewest;
    case "popular":
      return sql`${character.chats} desc, ${character.id} desc`;
    case "relevance":
      return byScore;
  }
}
