import { type CharacterSummary, SUMMARY_TAGS_MAX } from "@mimi/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Database, rowsOf, type TextRow } from "../../../db/Database.ts";
import { reaction } from "../../../db/schema/character.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import { RawJson } from "../../../http/answer/RawJson.ts";
import type { SummaryPage } from "./listings.ts";
import type { TagList } from "./tags.ts";

/** A page of cards as an API answer. */
export type CardPage = RawJson<SummaryPage>;

/**
 * Selects cards as JSON, in one row. The database writes the JSON, because reading twenty rows of twenty columns in
 * JavaScript costs more than the rest of the call. `rows` selects characters under the name of their table. `userId` is
 * null for visitors. `count` is a number that is the same in every row, selected after the cards.
 */
export function cardsQuery(rows: SQL, order: SQL, userId: SQL | null, count?: SQL): SQL {
  const joined = userId
    ? sql`left join ${reaction} on ${reaction.character_id} = ${character.id} and ${reaction.user_id} = ${userId}`
    : sql``;
  const [selectCount, countColumn] = count
    ? [sql`, max(total)::text as total`, sql`, ${count} as total`]
    : [sql``, sql``];
  return sql`select string_agg(card, chr(10)) as cards, string_agg(card_tag_ids, chr(10)) as tag_ids${selectCount} from (
    select ${cardColumns(userId !== null)} as card${countColumn},
      array_to_string(${character.tag_ids}[1:${sql.raw(String(SUMMARY_TAGS_MAX))}], ',') as card_tag_ids
    from (${rows}) as ${character} join ${user} on ${user.id} = ${character.creator_id} ${joined}
    order by ${order}) as written`;
}

/** Runs {@link cardsQuery}. Returns each card as JSON. */
export async function readCards(db: Database, query: SQL, tags: TagList): Promise<string[]> {
  const [row] = rowsOf<{ cards: string | null; tag_ids: string | null }>(await db.execute(query));
  return parseCards([row?.cards ?? null, row?.tag_ids ?? null], tags);
}

/** The cards of the characters that fit `where`, in no order, for a user. */
export async function readSummaries(
  db: Database,
  userId: string,
  where: SQL | undefined,
  tags: TagList,
): Promise<ReadonlyMap<string, CharacterSummary>> {
  const rows = sql`select * from ${character} where ${where}`;
  const cards = await readCards(db, cardsQuery(rows, sql`${character.id}`, sql`${userId}`), tags);
  const parsed = cards.map((card) => JSON.parse(card) as CharacterSummary);
  return new Map(parsed.map((card) => [card.id, card]));
}

/** The cards in a row of {@link cardsQuery}. */
export function parseCards([cards, tagIds]: TextRow, tags: TagList): string[] {
  if (cards === null || cards === undefined) return [];
  const tagsOf = (tagIds ?? "").split("\n");
  return cards.split("\n").map((card, at) => `${card}${tags.json(tagsOf[at] ?? "")}}`);
}

/** A page of cards. One card more than requested was read, to know whether there is a next page. */
export function cardPage<Counts extends Pick<SummaryPage, "hidden">>(
  cards: readonly string[],
  { page, count }: { readonly page: number; readonly count: number },
  counts: Counts,
): RawJson<SummaryPage & Counts> {
  const items = cards.slice(0, count).join(",");
  const has_more = cards.length > count;
  const counted = JSON.stringify(counts).slice(1);
  return new RawJson(`{"items":[${items}],"page":${page},"has_more":${has_more},${counted}`);
}

/** A list of cards, without pages. */
export function cardList(cards: readonly string[]): RawJson<CharacterSummary[]> {
  return new RawJson(`[${cards.join(",")}]`);
}

// A card without its tags: the process has the names of all tags in memory, and adds them at the end.
function cardColumns(forUser: boolean): SQL {
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
