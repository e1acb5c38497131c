import { type CharacterSummary, SUMMARY_TAGS_MAX } from "@mimi/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Database, rowsOf, type TextRow } from "../../../db/Database.ts";
import { reaction } from "../../../db/schema/character.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { RawJson } from "../../../http/answer/RawJson.ts";
import type { SummaryPage } from "./listings.ts";
import type { TagList } from "./tags.ts";

/** A page of summaries as an API answer. */
export type SummaryPageJson = RawJson<SummaryPage>;

/**
 * Selects summaries of characters as JSON, in one row. The database writes the JSON, because reading twenty rows of twenty columns in
 * JavaScript costs more than the rest of the call. `rows` selects characters under the name of their table. `userId` is
 * null for visitors. `count` is a number that is the same in every row, selected after the summaries.
 */
export function summariesQuery(rows: SQL, order: SQL, userId: SQL | null, count?: SQL): SQL {
  const joined = userId
    ? sql`left join ${reaction} on ${reaction.character_id} = ${character.id} and ${reaction.user_id} = ${userId}`
    : sql``;
  const [selectCount, countColumn] = count
    ? [sql`, max(total)::text as total`, sql`, ${count} as total`]
    : [sql``, sql``];
  return sql`select string_agg(summary, chr(10)) as summaries, string_agg(summary_tag_ids, chr(10)) as tag_ids${selectCount} from (
    select ${summaryColumns(userId !== null)} as summary${countColumn},
      array_to_string(${character.tag_ids}[1:${sql.raw(String(SUMMARY_TAGS_MAX))}], ',') as summary_tag_ids
    from (${rows}) as ${character} join ${user} on ${user.id} = ${character.creator_id} ${joined}
    order by ${order}) as written`;
}

/** Runs {@link summariesQuery}. Returns each summary as JSON. */
export async function readSummariesJson(db: Database, query: SQL, tags: TagList): Promise<string[]> {
  const [row] = rowsOf<{ summaries: string | null; tag_ids: string | null }>(await db.execute(query));
  return parseSummaryRow([row?.summaries ?? null, row?.tag_ids ?? null], tags);
}

/** The summaries of the characters that fit `where`, in no order, for a user. */
export async function readSummaries(
  db: Database,
  userId: string,
  where: SQL | undefined,
  tags: TagList,
): Promise<ReadonlyMap<string, CharacterSummary>> {
  const rows = sql`select * from ${character} where ${where}`;
  const summaries = await readSummariesJson(
    db,
    summariesQuery(rows, sql`${character.id}`, sql`${userId}`),
    tags,
  );
  const parsed = summaries.map((summary) => JSON.parse(summary) as CharacterSummary);
  return new Map(parsed.map((summary) => [summary.id, summary]));
}

/** The summaries in a row of {@link summariesQuery}. */
export function parseSummaryRow([summaries, tagIds]: TextRow, tags: TagList): string[] {
  if (summaries === null || summaries === undefined) return [];
  const tagsOf = (tagIds ?? "").split("\n");
  return summaries.split("\n").map((summary, at) => `${summary}${tags.json(tagsOf[at] ?? "")}}`);
}

/** A page of summaries. One summary more than requested was read, to know whether there is a next page. */
export function summaryPage<Counts extends Pick<SummaryPage, "hidden">>(
  summaries: readonly string[],
  { page, count }: { readonly page: number; readonly count: number },
  counts: Counts,
): RawJson<SummaryPage & Counts> {
  const items = summaries.slice(0, count).join(",");
  const has_more = summaries.length > count;
  const counted = JSON.stringify(counts).slice(1);
  return new RawJson(`{"items":[${items}],"page":${page},"has_more":${has_more},${counted}`);
}

/** A list of summaries, without pages. */
export function summaryList(summaries: readonly string[]): RawJson<CharacterSummary[]> {
  return new RawJson(`[${summaries.join(",")}]`);
}

// A summary without its tags: the process has the names of all tags in memory, and adds them at the end.
function summaryColumns(forUser: boolean): SQL {
  const updated = sql`to_char(${character.updated_at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const verdict = (value: number) => sql`coalesce(${reaction.verdict} = ${sql.raw(String(value))}, false)`;
  const reactions = forUser
    ? {
        liked: verdict(1),
        disliked: verdict(-1),
        favourited: sql`${reaction.favourited_at} is not null`,
      }
    : { liked: sql`false`, disliked: sql`false`, favourited: sql`false` };
  return sql`concat(${sql.join(
    [
      ...jsonField("{", "id", character.id),
      ...jsonField(",", "name", character.name),
      ...jsonField(",", "tagline", character.tagline),
      ...jsonField(",", "avatar", character.avatar),
      ...jsonField(",", "avatar_alt", character.avatar_alt),
      ...jsonField(",", "avatar_color", character.avatar_color),
      ...jsonField(",", "avatar_thumbhash", character.avatar_thumbhash),
      ...jsonField(",", "avatar_renditions", character.avatar_renditions),
      ...jsonField(",", "rating", character.rating),
      ...jsonField(',"creator":{', "uid", character.creator_id),
      ...jsonField(",", "user_name", user.user_name),
      ...jsonField(",", "avatar", user.avatar),
      ...jsonField('},"stats":{', "chats", character.chats),
      ...jsonField(",", "messages", character.messages),
      ...jsonField(",", "likes", character.likes),
      ...jsonField(",", "dislikes", character.dislikes),
      ...jsonField(",", "favourites", character.favourites),
      ...jsonField('},"viewer":{', "liked", reactions.liked),
      ...jsonField(",", "disliked", reactions.disliked),
      ...jsonField(",", "favourited", reactions.favourited),
      ...jsonField(',"hidden":false},', "updated_at", updated),
      sql`',"tags":'`,
    ],
    sql`, `,
  )})`;
}

// `to_json` turns text and numbers into JSON.
function jsonField(before: string, name: string, value: SQL | PgColumn): SQL[] {
  return [sql.raw(`'${before}"${name}":'`), sql`coalesce(to_json(${value})::text, 'null')`];
}
