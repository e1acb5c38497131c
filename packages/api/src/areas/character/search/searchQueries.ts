import { and, type SQL, sql } from "drizzle-orm";
import type { ParsedInputOf, routes } from "@mimi/contract";
import { character } from "../../../db/schema.ts";
import { byNewest, byScore, limitOf, type OrderedList, shown } from "../listings/listings.ts";
import { cardsQuery } from "../listings/cardRows.ts";
import { bearsStoredWords, bearsWords, filterOf, isNamed, rankOf, scopeOf } from "./matching.ts";
import type { SearchTexts } from "./searchTexts.ts";
import type { ContentFilter } from "../listings/contentFilter.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** So many matches can be fetched and sorted; more are dense enough to be met along an index. */
export const FEW = 1_000;
/** Rows along an index that are looked at for a page of dense matches. */
const WINDOW = 5_000;

/** A search as its statements need it. */
export interface SearchQuestion {
  readonly sight: ContentFilter;
  readonly input: SearchInput;
  readonly texts: SearchTexts;
  /** What matches, whoever may see it. */
  readonly scope: SQL;
}

/** A search by its texts, or by places that are filled with them later. */
export function questionOf(sight: ContentFilter, input: SearchInput, texts: SearchTexts): SearchQuestion {
  return { sight, input, texts, scope: scopeOf(input, texts) ?? sql`true` };
}

/** How many match, as far as a statement must know. */
export interface Density {
  /** Whether the first matches of any order are soon met along its index. */
  readonly matches: boolean;
  /** Whether that is so even of names that hold the words. */
  readonly names: boolean;
}

/**
 * Ids of the first matches along the index of the order, for matches that are met soon there. By relevance: names that are
 * the text, then names that hold its words, then the others, each by score.
 */
export function denseIds(question: SearchQuestion, names: boolean, window: number | null = WINDOW): SQL {
  const { sight, input, texts, scope } = question;
  const { limit, offset } = cutOf(input);
  const along = (order: SQL) => sql`(select * from ${character} where ${shown(sight)}
    order by ${order} limit ${window === null ? sql`all` : whole(window)}) as ${character}`;
  if (input.sort !== "relevance" || input.info === "") {
    const order = orderOf(input);
    return sql`select ${character.id}, ${placeBy(order)} from ${along(order)} where ${scope}
      order by ${order} limit ${limit} offset ${offset}`;
  }
  const most = sql`${limit} + ${offset}`;
  // Names are looked up by themselves: together with all else the database would collect every match first.
  const whose = (name: SQL, count: SQL) => sql`(select * from ${character}
    where ${and(shown(sight), name)} limit ${count}) as ${character}`;
  const columns = (closeness: SQL) =>
    sql`select ${character.id}, ${character.score}, ${closeness} as closeness`;
  const bearing = names
    ? sql`${columns(sql`1`)} from ${along(byScore)} where ${scope} and ${bearsStoredWords(texts)}
        order by ${byScore} limit ${most}`
    : sql`${columns(sql`1`)} from ${whose(bearsWords(texts), whole(FEW))} where ${scope}`;
  const order = sql`max(closeness) desc, score desc, id desc`;
  return sql`select id, ${placeBy(order)} from (
      (${columns(sql`2`)} from ${whose(isNamed(texts), most)} where ${scope})
      union all (${bearing})
      union all (${columns(sql`0`)} from ${along(byScore)} where ${scope} order by ${byScore} limit ${most})
    ) as part
    group by id, score order by ${order} limit ${limit} offset ${offset}`;
}

/** Every match, up to one more than {@link FEW}, sorted; each row says how many there are. */
export function fewIds({ sight, input, texts, scope }: SearchQuestion): SQL {
  const { limit, offset } = cutOf(input);
  const relevant = input.sort === "relevance" && input.info !== "";
  const order = relevant ? sql`named desc, bearing desc, fit desc, ${byScore}` : orderOf(input);
  const closeness = sql`, ${isNamed(texts)} as named, ${bearsStoredWords(texts)} as bearing,
    ${rankOf(texts)} as fit`;
  const columns = sql`${character.id}, ${character.score}, ${character.published_at}, ${character.chats}`;
  // The limit inside keeps the database from walking a whole index for a handful of matches, and from working out
  // twice what they are sorted by.
  return sql`select ${character.id}, ${placeBy(order)}, count(*) over () as count
    from (select ${columns}${relevant ? closeness : sql``} from ${character}
      where ${and(shown(sight), scope)} limit ${whole(FEW + 1)}) as ${character}
    order by ${order} limit ${limit} offset ${offset}`;
}

/** Up to {@link FEW} characters under a condition that has an index of its own, sorted. */
export function alikeIds({ sight, input }: SearchQuestion, { where, order }: OrderedList): SQL {
  const { limit, offset } = cutOf(input);
  return sql`select ${character.id}, ${placeBy(order)} from
    (select * from ${character} where ${and(shown(sight), filterOf(input), where)} limit ${whole(FEW)}) as ${character}
    order by ${order} limit ${limit} offset ${offset}`;
}

/** The cards of the ids that a statement finds, in their order; `counted` ones come with their count. */
export function foundCards(ids: SQL, { texts }: SearchQuestion, counted: boolean): SQL {
  const rows = sql`select ${character}.*, found.place${counted ? sql`, found.count` : sql``}
    from (${ids}) as found join ${character} on ${character.id} = found.id`;
  const viewer = texts.viewer === "" ? null : sql`${texts.viewer}`;
  return cardsQuery(rows, sql`${character}.place`, viewer, counted ? sql`${character}.count` : undefined);
}

// Along an index the database numbers rows as it meets them, so that it still stops at the limit.
function placeBy(order: SQL): SQL {
  return sql`row_number() over (order by ${order}) as place`;
}

// Numbers are written into the statements: what differs between two searches is texts alone.
function cutOf(input: SearchInput): { readonly limit: SQL; readonly offset: SQL } {
  const { limit, offset } = limitOf(input);
  return { limit: whole(limit), offset: whole(offset) };
}

function whole(count: number): SQL {
  return sql.raw(String(count));
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
