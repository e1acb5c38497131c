import { type FoundCreator, type ParsedInputOf, type routes, SEARCH_CREATORS_MAX } from "@mimi/contract";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { shown } from "../listings/listings.ts";
import { escapeLike } from "./searchWords.ts";
import { type ContentFilter, loadContentFilter } from "../listings/contentFilter.ts";

/** Shorter texts only match at the beginning of a word. */
const WITHIN_MIN = 3;
/** The characters of a creator are counted up to this number. */
const COUNT_MAX = 1_000;

/** `/search/creators/`: users whose names contain the text, with characters that the user can see. */
export async function searchCreators(
  db: Database,
  sessionUser: SessionUser | null,
  input: ParsedInputOf<typeof routes.searchCreators>,
): Promise<FoundCreator[]> {
  if (input.info === "") return [];
  const filter = await loadContentFilter(db, sessionUser, input.rating);
  const result = await db.execute(creatorsQuery(filter, input.info));
  return rowsOf<FoundCreator>(result).map(({ uid, user_name, avatar, characters }) => ({
    uid,
    user_name,
    avatar,
    characters,
  }));
}

/** Selects creators by a text in their names. */
export function creatorsQuery(filter: ContentFilter, info: string): SQL {
  const characters = and(eq(character.creator_id, user.id), shown(filter));
  const name = sql`lower(${user.user_name})`;
  const text = info.toLowerCase();
  return sql`
    select matching.*, (
      select count(*)::int from (
        select 1 from ${character}
        where ${and(sql`${character.creator_id} = matching.uid`, shown(filter))} limit ${COUNT_MAX}
      ) as theirs
    ) as characters
    from (
      select ${user.id} as uid, ${user.user_name} as user_name, ${user.avatar} as avatar,
        ${name} = ${text} as is_name, ${name} like ${`${escapeLike(text)}%`} as begins
      from ${user}, lateral (select 1 from ${character} where ${characters} limit 1) as has_some
      where ${matches(name, text)}
      order by is_name desc, begins desc, ${name}, ${user.id} limit ${SEARCH_CREATORS_MAX}
    ) as matching
    order by is_name desc, begins desc, lower(user_name), uid`;
}

function matches(name: SQL, text: string): SQL {
  const escaped = escapeLike(text);
  if (text.length >= WITHIN_MIN) return sql`${name} like ${`%${escaped}%`}`;
  return sql`(${name} like ${`${escaped}%`} or ${name} like ${`% ${escaped}%`})`;
}
