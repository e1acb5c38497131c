import { findMatches, matchesSearch } from "@mimi/contract";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character, characterRevision } from "../../../db/schema/referenced.ts";
import { BIO_MAX } from "../../../db/search/searchColumns.ts";
import { isCurrentRevision } from "../../../domain/characters/characterTexts.ts";
import { findPassage } from "../../../shared/passage.ts";

/** The texts of a summary that a user sees. */
interface ShownTexts {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
}

/** Adds to summaries, as JSON, the part of the biography that matches one of the queries, where the summary shows no match. */
export async function withPassages(
  db: Database,
  summaries: readonly string[],
  queries: readonly string[],
): Promise<readonly string[]> {
  if (queries.length === 0) return summaries;
  const ids = summaries.map((summary) => {
    const { id, name, tagline } = JSON.parse(summary) as ShownTexts;
    const isShown = queries.some((query) => findMatches(`${name}\n${tagline}`, query).length > 0);
    return isShown ? null : id;
  });
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return summaries;
  const rows = await db
    .select({
      id: character.id,
      bio: sql<string>`left(${characterRevision.fields} ->> 'bio', ${BIO_MAX}::int)`,
    })
    .from(character)
    .innerJoin(characterRevision, isCurrentRevision)
    .where(inArray(character.id, wanted));
  const bios = new Map(rows.map(({ id, bio }) => [id, bio]));
  return summaries.map((summary, at) => {
    const bio = bios.get(ids[at] ?? "") ?? "";
    const query = queries.find((one) => matchesSearch(bio, one));
    if (query === undefined) return summary;
    return `${summary.slice(0, -1)},"passage":${JSON.stringify(findPassage(bio, query).excerpt)}}`;
  });
}
