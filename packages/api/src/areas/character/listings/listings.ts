import type { CharacterSummary, Page } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema.ts";
import { hiddenByFilter, passes, type ContentFilter } from "./contentFilter.ts";
import { asSummary, type SummaryRow } from "./summary.ts";
import type { TagList } from "./tags.ts";

/** Which part of a list is asked for. */
export interface PageInput {
  /** From 1. */
  readonly page: number;
  readonly count: number;
}

/** Characters under a condition, in an order that ends with the id. */
export interface OrderedList {
  readonly where: SQL | undefined;
  readonly order: SQL;
}

/** A page as an answer holds it. */
export type SummaryPage = { -readonly [Key in keyof Page<unknown>]: Page<unknown>[Key] } & {
  items: CharacterSummary[];
};

/** Orders of the listings; each has an index. */
export const byScore = sql`${character.score} desc, ${character.id} desc`;
export const byNewest = sql`${character.published_at} desc, ${character.id} desc`;

/** Filters are counted up to here: beyond, "1000+" says as much. */
const HIDDEN_MAX = 1_000;

/** One row more than asked for is read, to know whether there is a next page. */
export function limitOf({ page, count }: PageInput) {
  return { limit: count + 1, offset: (page - 1) * count };
}

/** The condition of everything that a listing shows a user. */
export function shown(sight: ContentFilter): SQL | undefined {
  return and(sql`${character.listed}`, passes(sight));
}

/** The characters of one page of a list, for {@link cardsQuery}. Whole numbers are written into it. */
export function pageRows(cut: PageInput, { where, order }: OrderedList): SQL {
  const { limit, offset } = limitOf(cut);
  return sql`select * from ${character} where ${where}
    order by ${order} limit ${sql.raw(String(limit))} offset ${sql.raw(String(offset))}`;
}

/** Shapes what a listing read, one row too many included, into a page. */
export function pageOf(
  rows: readonly SummaryRow[],
  tags: TagList,
  cut: PageInput,
  hidden: number,
): SummaryPage {
  return {
    items: rows.slice(0, cut.count).map((row) => asSummary(row, tags)),
    page: cut.page,
    has_more: rows.length > cut.count,
    hidden,
  };
}

/** How many of a list the user's filters leave out, at most {@link HIDDEN_MAX}. */
export async function countHidden(db: Database, sight: ContentFilter, scope?: SQL): Promise<number> {
  const out = hiddenByFilter(sight);
  if (!out) return 0;
  const condition = and(sql`${character.listed}`, scope, out);
  const result = await db.execute(
    sql`select count(*)::int as count from
      (select 1 from ${character} where ${condition} limit ${HIDDEN_MAX}) as left_out`,
  );
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}
