import type { CharacterRow } from "../../../db/schema/referenced.ts";

/** The cover of a character with its placeholders. */
export function imageOf(
  row: Pick<
    CharacterRow,
    "avatar" | "avatar_alt" | "avatar_color" | "avatar_thumbhash" | "avatar_renditions"
  >,
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
export function statsOf(row: Pick<CharacterRow, "chats" | "messages" | "likes" | "dislikes" | "favourites">) {
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
