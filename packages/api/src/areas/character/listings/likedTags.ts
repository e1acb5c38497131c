import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character, reaction } from "../../../db/schema.ts";
import { type PageInput, type OrderedList, shown } from "./listings.ts";
import { arrayOf, type ContentFilter } from "./contentFilter.ts";

/** Characters that compete for the first places of a user with taste; further down the plain ranking goes on. */
const POOL = 500;
/** What one shared tag adds to a score: as much as twice the users. At most three tags count. */
const TAG_BONUS = 0.3;
const LIKES_READ = 50;
const TAGS_KEPT = 5;

/** The tags that a user liked most often of late; none for visitors. */
export async function likedTags(db: Database, viewerId: string | null): Promise<number[]> {
  if (viewerId === null) return [];
  const result = await db.execute(sql`
    select worn.id::int as id
    from (
      select ${reaction.character_id} as character_id from ${reaction}
      where ${reaction.user_id} = ${viewerId} and ${reaction.liked_at} is not null
      order by ${reaction.liked_at} desc limit ${LIKES_READ}
    ) as liked
    join ${character} on ${character.id} = liked.character_id, unnest(${character.tag_ids}) as worn(id)
    group by worn.id order by count(*) desc, worn.id limit ${TAGS_KEPT}`);
  return rowsOf<{ id: number }>(result).map(({ id }) => id);
}

/**
 * The ranking for a user with taste: the first {@link POOL} of the plain ranking, with a bonus for shared tags. The
 * pool ends with a page, so that no page mixes both parts and nothing is shown twice.
 */
export function likedTagsOrder(
  sight: ContentFilter,
  cut: PageInput,
  liked: readonly number[],
  plain: SQL,
): OrderedList {
  const pool = cut.count * Math.ceil(POOL / cut.count);
  if (cut.page * cut.count > pool) return { where: shown(sight), order: plain };
  const shared = sql`cardinality(array(
    select unnest(${character.tag_ids}) intersect select unnest(${arrayOf(liked)}::integer[])))`;
  const bonus = sql`${TAG_BONUS}::double precision * least(3, ${shared})`;
  return {
    where: sql`${character.id} in (
      select ${character.id} from ${character} where ${shown(sight)} order by ${plain} limit ${pool + 1})`,
    order: sql`${character.score} + ${bonus} desc, ${character.id} desc`,
  };
}
