import { type FoundCreator, type ParsedInputOf, type routes, SEARCH_CREATORS_MAX } from "@mimi/contract";
import { and, eq, like, or, sql, type SQL } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { shown } from "../listings/listings.ts";
import { escapeLike, wordsQueryOf } from "./searchWords.ts";
import { type SearchTexts, textsOf } from "./searchTexts.ts";
import { type ContentFilter, loadContentFilter } from "../listings/contentFilter.ts";

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
  const texts = textsOf(info, wordsQueryOf(info, []), [], { userId: null, language: "en" });
  const isBeginning = like(user.folded_name, `${escapeLike(texts.text)}%`);
  return sql`
    select matching.*, (
      select count(*)::int from (
        select 1 from ${character}
        where ${and(sql`${character.creator_id} = matching.uid`, shown(filter))} limit ${COUNT_MAX}
      ) as theirs
    ) as characters
    from (
      select ${user.id} as uid, ${user.user_name} as user_name, ${user.avatar} as avatar, ${user.folded_name} as folded_name,
        ${user.folded_name} = ${texts.text} as is_name, ${isBeginning} as begins
      from ${user}, lateral (select 1 from ${character} where ${characters} limit 1) as has_some
      where ${matches(texts)}
      order by is_name desc, begins desc, ${user.folded_name}, ${user.id} limit ${SEARCH_CREATORS_MAX}
    ) as matching
    order by is_name desc, begins desc, folded_name, uid`;
}

function matches({ text, words, key, keyPattern, textPattern }: SearchTexts<string>): SQL | undefined {
  return or(
    words === "" ? eq(user.folded_name, text) : sql`${user.search} @@ ${words}::tsquery`,
    key === "" ? undefined : and(like(user.name_key, keyPattern), like(user.folded_name, textPattern)),
  );
}
