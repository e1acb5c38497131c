import { type CharacterSummary, type ParsedInputOf, RAIL_SIZE, type routes } from "@mimi/contract";
import { and, sql, type SQL } from "drizzle-orm";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import type { RawJson } from "../../../http/answer/RawJson.ts";
import { summaryList, summariesQuery, readSummariesJson } from "./summaryRows.ts";
import type { Reader } from "./CharacterLists.ts";
import { byScore, firstRows, languageFirst, shown } from "./listings.ts";
import { primaryLanguageOf } from "../../../shared/primaryLanguageOf.ts";
import { arrayOf, type ContentFilter, loadContentFilter } from "./contentFilter.ts";
import type { Tags } from "./tags.ts";

/** The number of tags that are used to find similar characters: the rarest. */
const RAREST = 3;
/** The number of highest ranked characters that are read for each of these tags. */
const POOL = 60;

/** A tag, and how much it counts when two characters have it. */
interface TagWeight {
  readonly id: number;
  readonly weight: number;
}

/**
 * `/character/similar/`: of the characters with one of its rarest tags, those in the reader's language first, and then those
 * with the most tags in common. The rarer a tag, the more it counts. Of equal characters, the score decides. Explained in
 * docs/guides/ranking.md.
 */
export async function listSimilar(
  db: Database,
  tags: Tags,
  { sessionUser, language }: Reader,
  input: ParsedInputOf<typeof routes.listSimilar>,
): Promise<RawJson<CharacterSummary[]>> {
  const subject = await requireCharacterAccess(db, sessionUser, input.character_id, "read");
  const weights = await weightsOf(tags, subject.tag_ids);
  if (weights.length === 0) return summaryList([]);
  const filter = await loadContentFilter(db, sessionUser, input.rating);
  const query = similarQuery(filter, subject.id, weights, sql`${primaryLanguageOf(language)}`);
  return summaryList(await readSummariesJson(db, query, await tags.list()));
}

/** Selects characters that have tags in common with a character. */
export function similarQuery(
  filter: ContentFilter,
  subjectId: string,
  weights: readonly TagWeight[],
  language: SQL,
): SQL {
  const candidates = weights.slice(0, RAREST).map(({ id }) => {
    const where = and(shown(filter), hasTag(id), sql`${character.id} <> ${subjectId}`);
    const rows = firstRows({ limit: POOL, offset: 0 }, { where, order: byScore, language });
    return sql`(select id from (${rows}) as candidate)`;
  });
  const shared = sql.join(
    weights.map(({ id, weight }) => sql`case when ${hasTag(id)} then ${weight}::double precision else 0 end`),
    sql` + `,
  );
  const order = sql`${languageFirst(language)}, ${shared} desc, ${byScore}`;
  const rows = sql`select * from ${character} where ${character.id} in (${sql.join(candidates, sql` union `)})
    order by ${order} limit ${sql.raw(String(RAIL_SIZE))}`;
  return summariesQuery(rows, order, filter.userId === null ? null : sql`${filter.userId}`);
}

function hasTag(tagId: number): SQL {
  return sql`${character.tag_ids} @> ${arrayOf([tagId])}::integer[]`;
}

async function weightsOf(tags: Tags, ids: readonly number[]): Promise<TagWeight[]> {
  const counts = new Map((await tags.counted()).map(({ id, count }) => [id, count]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 1);
  const weightOf = (id: number) => Math.log(1 + all / Math.max(1, counts.get(id) ?? 0));
  return ids.map((id) => ({ id, weight: weightOf(id) })).sort((a, b) => b.weight - a.weight || a.id - b.id);
}
