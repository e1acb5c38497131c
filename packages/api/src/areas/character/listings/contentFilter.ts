import type { Rating } from "@mimi/contract";
import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { hiddenItem } from "../../../db/schema/character.ts";
import { character } from "../../../db/schema/referenced.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";

/** What a user's content filter leaves out of every list. */
export interface ContentFilter {
  /** Null for visitors. */
  readonly userId: string | null;
  /** Requested, and allowed: a user who has not confirmed to be an adult never gets adult characters (product 2.1). */
  readonly adult: boolean;
  readonly hidden: {
    readonly characters: readonly string[];
    readonly creators: readonly string[];
    readonly tags: readonly number[];
  };
}

const nothingHidden: ContentFilter["hidden"] = { characters: [], creators: [], tags: [] };

/** Loads a user's content filter. */
export async function loadContentFilter(
  db: Database,
  sessionUser: SessionUser | null,
  rating: Rating,
): Promise<ContentFilter> {
  const adult = rating === "nsfw" && sessionUser?.adult === true;
  if (!sessionUser) return { userId: null, adult, hidden: nothingHidden };
  const rows = await db
    .select({ kind: hiddenItem.kind, id: hiddenItem.item_id })
    .from(hiddenItem)
    .where(eq(hiddenItem.user_id, sessionUser.id));
  const ids = (kind: (typeof rows)[number]["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const hidden = { characters: ids("character"), creators: ids("creator"), tags: ids("tag").map(Number) };
  return { userId: sessionUser.id, adult, hidden };
}

/**
 * The filter of a user's own lists. What a user hides is left out where characters are discovered, not among their own
 * chats and favourites (product 9). Adult characters still need the confirmation.
 */
export function ownFilter(sessionUser: SessionUser, rating: Rating): ContentFilter {
  return { userId: sessionUser.id, adult: rating === "nsfw" && sessionUser.adult, hidden: nothingHidden };
}

/** The condition that a character passes the filter. */
export function passes(filter: ContentFilter): SQL | undefined {
  const removed = removals(filter);
  return and(...removed.map((condition) => not(condition)));
}

/** The condition that the filter leaves out a character; undefined when it leaves out nothing. */
export function hiddenByFilter(filter: ContentFilter): SQL | undefined {
  return or(...removals(filter));
}

/** Whether the user hides no items, so that only the rating counts. */
export function isDefaultFilter({ hidden }: ContentFilter): boolean {
  return hidden.characters.length + hidden.creators.length + hidden.tags.length === 0;
}

function removals({ adult, hidden }: ContentFilter): SQL[] {
  return [
    ...(adult ? [] : [sql`${character.rating} = 'nsfw'`]),
    ...(hidden.characters.length > 0
      ? [sql`${character.id} = any(${arrayOf(hidden.characters)}::text[])`]
      : []),
    ...(hidden.creators.length > 0
      ? [sql`${character.creator_id} = any(${arrayOf(hidden.creators)}::text[])`]
      : []),
    ...(hidden.tags.length > 0 ? [sql`${character.tag_ids} && ${arrayOf(hidden.tags)}::integer[]`] : []),
  ];
}

/** An array of ids or numbers as text, in the format of both databases. */
export function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(",")}}`;
}
