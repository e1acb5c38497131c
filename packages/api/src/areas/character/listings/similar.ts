import { type CharacterSummary, type ParsedInputOf, RAIL_SIZE, type routes } from "@mimi/contract";
import { and, sql, type SQL } from "drizzle-orm";
import { requireCharacterAccess } from "../../../domain/access/characterAccess.ts";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { byScore, shown } from "./listings.ts";
import { arrayOf, type ContentFilter, loadContentFilter } from "./contentFilter.ts";
import { asSummary, selectSummaries } from "./summary.ts";
import type { Tags } from "./tags.ts";

/** Tags of a character by which others are looked for: its rarest. */
const RAREST = 3;
/** Wearers of each of these tags that compete, those that rank highest. */
const POOL = 60;

/** A tag, and how much it says that two characters share it. */
interface TagWeight {
  readonly id: number;
  readonly weight: number;
}

/**
 * `/character/similar/`: of the wearers of its rarest tags, those that share the most with a character. A shared tag
 * counts the more the fewer wear it; among equals the ranking of `/index/` decides. Explained in docs/guides/ranking.md.
 */
export async function listSimilar(
  db: Database,
  tags: Tags,
  viewer: SessionUser | null,
  input: ParsedInputOf<typeof routes.listSimilar>,
): Promise<CharacterSummary[]> {
  const subject = await requireCharacterAccess(db, viewer, input.character_id, "read");
  const worn = await weigh(tags, subject.tag_ids);
  if (worn.length === 0) return [];
  const sight = await loadContentFilter(db, viewer, input.rating);
  const rows = await similarQuery(db, sight, subject.id, worn);
  const list = await tags.list();
  return rows.map((row) => asSummary(row, list));
}

/** The statement that finds those that share tags with a character. */
export function similarQuery(
  db: Database,
  sight: ContentFilter,
  subjectId: string,
  worn: readonly TagWeight[],
) {
  const wearers = worn.slice(0, RAREST).map(
    ({ id }) => sql`(select ${character.id} from ${character}
      where ${and(shown(sight), wears(id), sql`${character.id} <> ${subjectId}`)}
      order by ${byScore} limit ${POOL})`,
  );
  const shared = sql.join(
    worn.map(({ id, weight }) => sql`case when ${wears(id)} then ${weight}::double precision else 0 end`),
    sql` + `,
  );
  return selectSummaries(db, sight.viewerId ?? "")
    .where(sql`${character.id} in (${sql.join(wearers, sql` union `)})`)
    .orderBy(sql`${shared} desc, ${byScore}`)
    .limit(RAIL_SIZE);
}

function wears(tagId: number): SQL {
  return sql`${character.tag_ids} @> ${arrayOf([tagId])}::integer[]`;
}

async function weigh(tags: Tags, ids: readonly number[]): Promise<TagWeight[]> {
  const counts = new Map((await tags.counted()).map(({ id, count }) => [id, count]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 1);
  const weightOf = (id: number) => Math.log(1 + all / Math.max(1, counts.get(id) ?? 0));
  return ids.map((id) => ({ id, weight: weightOf(id) })).sort((a, b) => b.weight - a.weight || a.id - b.id);
}
