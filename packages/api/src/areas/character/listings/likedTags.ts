import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { reaction } from "../../../db/schema/character.ts";
import { character } from "../../../db/schema/referenced.ts";
import { firstRows, type PageInput, type OrderedList, shown, wholeOrder } from "./listings.ts";
import { arrayOf, type ContentFilter } from "./contentFilter.ts";

/** The number of highest ranked characters that are ranked again by liked tags. */
const POOL = 500;
/** What a shared tag adds to a score: as much as twice the users. At most three tags count. */
const TAG_BONUS = 0.3;
const LIKES_READ = 50;
const TAGS_KEPT = 5;

/** The tags that a user liked most often recently; none for visitors. */
export async function likedTags(db: Database, userId: string | null): Promise<number[]> {
  if (userId === null) return [];
  const result = await db.execute(sql`
    select tag.id::int as id
    from (
      select ${reaction.character_id} as character_id from ${reaction}
      where ${reaction.user_id} = ${userId} and ${reaction.liked_at} is not null
      order by ${reaction.liked_at} desc limit ${LIKES_READ}
    ) as liked
    join ${character} on ${character.id} = liked.character_id, unnest(${character.tag_ids}) as tag(id)
    group by tag.id order by count(*) desc, tag.id limit ${TAGS_KEPT}`);
  return rowsOf<{ id: number }>(result).map(({ id }) => id);
}

/**
 * The order for a user with likes: the first {@link POOL} characters of the plain order, with a bonus for shared tags.
 * The pool ends at the end of a page, so that no character is on two pages.
 */
export function likedTagsOrder(
  filter: ContentFilter,
  page: PageInput,
  liked: readonly number[],
  plain: Pick<OrderedList, "order" | "language">,
): OrderedList {
  const all = { where: shown(filter), ...plain };
  const pool = page.count * Math.ceil(POOL / page.count);
  if (page.page * page.count > pool) return all;
  const shared = sql`cardinality(array(
    select unnest(${character.tag_ids}) intersect select unnest(${arrayOf(liked)}::integer[])))`;
  const bonus = sql`${TAG_BONUS}::double precision * least(3, ${shared})`;
  return {
    where: sql`${character.id} in (select id from (${firstRows({ limit: pool + 1, offset: 0 }, all)}) as pool)`,
    order: wholeOrder({ ...all, order: sql`${character.score} + ${bonus} desc, ${character.id} desc` }),
  };
}
