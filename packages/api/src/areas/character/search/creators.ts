import { type FoundCreator, type ParsedInputOf, type routes, SEARCH_CREATORS_MAX } from "@mimi/contract";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character, user } from "../../../db/schema.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { shown } from "../listings/listings.ts";
import { literally } from "./searchWords.ts";
import { type ContentFilter, loadContentFilter } from "../listings/contentFilter.ts";

/** Shorter texts are looked for at the beginning of words alone. */
const WITHIN_MIN = 3;
/** Characters of one creator are counted up to here. */
const COUNT_MAX = 1_000;

/** `/search/creators/`: people with characters that the user may see, whose names hold the text. */
export async function searchCreators(
  db: Database,
  viewer: SessionUser | null,
  input: ParsedInputOf<typeof routes.searchCreators>,
): Promise<FoundCreator[]> {
  if (input.info === "") return [];
  const sight = await loadContentFilter(db, viewer, input.rating);
  const result = await db.execute(creatorsQuery(sight, input.info));
  return rowsOf<FoundCreator>(result).map(({ uid, user_name, avatar, characters }) => ({
    uid,
    user_name,
    avatar,
    characters,
  }));
}

/** The statement that finds creators by a text of their names. */
export function creatorsQuery(sight: ContentFilter, info: string): SQL {
  const theirs = and(eq(character.creator_id, user.id), shown(sight));
  const name = sql`lower(${user.user_name})`;
  const text = info.toLowerCase();
  return sql`
    select matching.*, (
      select count(*)::int from (
        select 1 from ${character}
        where ${and(sql`${character.creator_id} = matching.uid`, shown(sight))} limit ${COUNT_MAX}
      ) as theirs
    ) as characters
    from (
      select ${user.id} as uid, ${user.user_name} as user_name, ${user.avatar} as avatar,
        ${name} = ${text} as is_name, ${name} like ${`${literally(text)}%`} as begins
      from ${user}, lateral (select 1 from ${character} where ${theirs} limit 1) as has_some
      where ${matches(name, text)}
      order by is_name desc, begins desc, ${name}, ${user.id} limit ${SEARCH_CREATORS_MAX}
    ) as matching
    order by is_name desc, begins desc, lower(user_name), uid`;
}

function matches(name: SQL, text: string): SQL {
  const escaped = literally(text);
  if (text.length >= WITHIN_MIN) return sql`${name} like ${`%${escaped}%`}`;
  return sql`(${name} like ${`${escaped}%`} or ${name} like ${`% ${escaped}%`})`;
}
