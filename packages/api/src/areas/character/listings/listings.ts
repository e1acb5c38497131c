import type { CharacterSummary, Page } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { hiddenByFilter, passes, type ContentFilter } from "./contentFilter.ts";

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
export function pageRows(page: PageInput, { where, order }: OrderedList, from = sql`${character}`): SQL {
  const { limit, offset } = limitOf(page);
  return sql`select ${character}.* from ${from} where ${where}
    order by ${order} limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`;
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
