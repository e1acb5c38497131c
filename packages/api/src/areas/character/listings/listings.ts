import type { CharacterSummary, Page } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { hiddenByFilter, passes, type ContentFilter } from "./contentFilter.ts";
import { primaryLanguage } from "./primaryLanguage.ts";

/** Which part of a list is requested. */
export interface PageInput {
  /** From 1. */
  readonly page: number;
  readonly count: number;
}

/** A condition, and an order that ends with the id. */
export interface OrderedList {
  readonly where: SQL | undefined;
  readonly order: SQL;
  /** The language whose characters come first, see {@link languageFirst}. */
  readonly language?: SQL;
}

/** A page as an API answer. */
export type SummaryPage = { -readonly [Key in keyof Page<unknown>]: Page<unknown>[Key] } & {
  items: CharacterSummary[];
} & HiddenCounts;

/** How many characters of a list a filter leaves out. */
export interface HiddenCounts {
  readonly hidden: number;
  /** The adult ones of them, for users who do not see adult characters. */
  readonly adult: number;
}

/** The orders of lists; each has an index. */
export const byScore = sql`${character.score} desc, ${character.id} desc`;
export const byNewest = sql`${character.published_at} desc, ${character.id} desc`;

/** The beginning of an order in which the characters in a language come first. */
export function languageFirst(language: SQL): SQL {
  return sql`${primaryLanguage} <> ${language}`;
}

/** The whole order of a list. */
export function wholeOrder({ order, language }: OrderedList): SQL {
  return language ? sql`${languageFirst(language)}, ${order}` : order;
}

/**
 * Selects characters in a language and then, if these are fewer than `most`, the others. `select` selects the first `most` in an
 * order with one more condition, so that each part follows an index.
 */
export function languageParts(language: SQL, most: number, select: (condition: SQL) => SQL): SQL {
  const isOther = sql`(select count(*) from own) < ${sql.raw(String(most))} and ${languageFirst(language)}`;
  return sql`with own as materialized (${select(sql`${primaryLanguage} = ${language}`)})
    select * from own union all (${select(isOther)})`;
}

/** Filtered characters are counted up to this number; the app shows "1000+". */
const HIDDEN_MAX = 1_000;

/** Reads one row more than requested, to know whether there is a next page. */
export function limitOf({ page, count }: PageInput) {
  return { limit: count + 1, offset: (page - 1) * count };
}

/** The condition that a character is in lists of a user. */
export function shown(filter: ContentFilter): SQL | undefined {
  return and(sql`${character.listed}`, passes(filter));
}

/** The characters of one page, for {@link cardsQuery}, `from` their table or a join with it. The numbers are literals. */
export function pageRows(page: PageInput, list: OrderedList, from = sql`${character}`): SQL {
  return firstRows(limitOf(page), list, from);
}

/** As {@link pageRows}, by the number of rows. */
export function firstRows(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  { where, order, language }: OrderedList,
  from = sql`${character}`,
): SQL {
  const ofPage = sql`limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`;
  if (!language) return sql`select ${character}.* from ${from} where ${where} order by ${order} ${ofPage}`;
  const most = limit + offset;
  const parts = languageParts(
    language,
    most,
    (condition) => sql`select ${character}.* from ${from} where ${and(where, condition)}
      order by ${order} limit ${sql.raw(String(most))}`,
  );
  return sql`select * from (${parts}) as ${character} order by ${languageFirst(language)}, ${order} ${ofPage}`;
}

/** The number of characters that the filter leaves out, at most {@link HIDDEN_MAX}. */
export async function countHidden(db: Database, filter: ContentFilter, scope?: SQL): Promise<HiddenCounts> {
  const out = hiddenByFilter(filter);
  if (!out) return { hidden: 0, adult: 0 };
  const condition = and(sql`${character.listed}`, scope, out);
  const result = await db.execute(
    sql`select count(*)::int as hidden, count(*) filter (where rating = 'nsfw')::int as adult from
      (select ${character.rating} from ${character} where ${condition} limit ${HIDDEN_MAX}) as left_out`,
  );
  const { hidden = 0, adult = 0 } = rowsOf<HiddenCounts>(result)[0] ?? {};
  // Users who see adult characters miss these for another reason.
  return { hidden, adult: filter.adult ? 0 : adult };
}
