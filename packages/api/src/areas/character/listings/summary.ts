import { type CharacterSummary, SUMMARY_TAGS_MAX } from "@mimi/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { reaction } from "../../../db/schema/character.ts";
import { character, user } from "../../../db/schema/referenced.ts";
import type { TagList } from "./tags.ts";

/** The columns of a card. */
const columns = {
  id: character.id,
  name: character.name,
  tagline: character.tagline,
  avatar: character.avatar,
  avatar_alt: character.avatar_alt,
  avatar_color: character.avatar_color,
  avatar_thumbhash: character.avatar_thumbhash,
  avatar_renditions: character.avatar_renditions,
  rating: character.rating,
  tag_ids: character.tag_ids,
  chats: character.chats,
  messages: character.messages,
  likes: character.likes,
  dislikes: character.dislikes,
  favourites: character.favourites,
  updated_at: character.updated_at,
  creator_id: character.creator_id,
  creator_name: user.user_name,
  creator_avatar: user.avatar,
  verdict: reaction.verdict,
  favourited_at: reaction.favourited_at,
};

/** A card as it is read from the database. */
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** Selects cards with the user's reactions. For visitors the user id is `""`. */
export function selectSummaries(db: Database, userId: string | ReturnType<typeof sql.placeholder>) {
  return db
    .select(columns)
    .from(character)
    .innerJoin(user, eq(user.id, character.creator_id))
    .leftJoin(reaction, and(eq(reaction.character_id, character.id), eq(reaction.user_id, sql`${userId}`)))
    .$dynamic();
}

/** Turns a row into the card of the contract. */
export function toSummary(row: SummaryRow, tags: TagList): CharacterSummary {
  return {
    ...imageOf(row),
    id: row.id,
    name: row.name,
    tagline: row.tagline,
    rating: row.rating,
    tags: tags.refs(row.tag_ids.slice(0, SUMMARY_TAGS_MAX)),
    creator: { uid: row.creator_id, user_name: row.creator_name, avatar: row.creator_avatar },
    stats: statsOf(row),
    viewer: reactionsOf(row),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The cover of a character with its placeholders. */
export function imageOf(
  row: Pick<SummaryRow, "avatar" | "avatar_alt" | "avatar_color" | "avatar_thumbhash" | "avatar_renditions">,
) {
  return {
    avatar: row.avatar,
    avatar_alt: row.avatar_alt,
    avatar_color: row.avatar_color,
    avatar_thumbhash: row.avatar_thumbhash,
    avatar_renditions: [...row.avatar_renditions],
  };
}

/** How often a character was used and liked. */
export function statsOf(row: Pick<SummaryRow, "chats" | "messages" | "likes" | "dislikes" | "favourites">) {
  const { chats, messages, likes, dislikes, favourites } = row;
  return { chats, messages, likes, dislikes, favourites };
}

/** The user's reactions to a character. */
export function reactionsOf(
  row: { readonly verdict: number | null; readonly favourited_at: Date | null },
  hidden = false,
) {
  return {
    liked: row.verdict === 1,
    disliked: row.verdict === -1,
    favourited: row.favourited_at !== null,
    hidden,
  };
}
