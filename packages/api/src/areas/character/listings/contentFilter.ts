import type { Rating } from "@mimi/contract";
import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character, hiddenItem } from "../../../db/schema.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";

/** What a user's filters leave of any list. */
export interface ContentFilter {
  /** Null for visitors. */
  readonly viewerId: string | null;
  /** Both asked for and attested: the rating asked for is only a wish (product 2.1). */
  readonly adult: boolean;
  readonly hidden: {
    readonly characters: readonly string[];
    readonly creators: readonly string[];
    readonly tags: readonly number[];
  };
}

const nothingHidden: ContentFilter["hidden"] = { characters: [], creators: [], tags: [] };

/** Finds out what a user may and wants to see. */
export async function loadContentFilter(
  db: Database,
  viewer: SessionUser | null,
  rating: Rating,
): Promise<ContentFilter> {
  const adult = rating === "nsfw" && viewer?.adult === true;
  if (!viewer) return { viewerId: null, adult, hidden: nothingHidden };
  const rows = await db
    .select({ kind: hiddenItem.kind, id: hiddenItem.item_id })
    .from(hiddenItem)
    .where(eq(hiddenItem.user_id, viewer.id));
  const ids = (kind: (typeof rows)[number]["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const hidden = { characters: ids("character"), creators: ids("creator"), tags: ids("tag").map(Number) };
  return { viewerId: viewer.id, adult, hidden };
}

/** The condition that a character passes a user's filters. */
export function passes(sight: ContentFilter): SQL | undefined {
  const removed = removals(sight);
  return and(...removed.map((condition) => not(condition)));
}

/** The condition that a user's filters leave a character out; undefined when they leave out nothing. */
export function hiddenByFilter(sight: ContentFilter): SQL | undefined {
  return or(...removals(sight));
}

/** Whether a user's filters are everybody's: only the rating decides. */
export function isPlain({ hidden }: ContentFilter): boolean {
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

/** An array of identifiers or numbers in the text form that both databases read. */
export function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(",")}}`;
}
