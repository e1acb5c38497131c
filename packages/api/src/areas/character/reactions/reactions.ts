import type { Reaction } from "@mimi/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character, reaction } from "../../../db/schema.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { isHidden } from "../detail/detail.ts";
import { statsOf, viewerOf } from "../listings/summary.ts";

type ReactionRow = typeof reaction.$inferSelect;

/** What somebody wants to be true; said twice it is true once (product 2.3). */
export type Wish = (
  before: ReactionRow,
  now: Date,
) => Pick<ReactionRow, "verdict" | "liked_at" | "favourited_at">;

/** Likes, or takes a like back. Liking ends a dislike. */
export function liking(value: number): Wish {
  return (before, now) => {
    if (value === 0) return before.verdict === 1 ? { ...before, verdict: 0, liked_at: null } : before;
    return { ...before, verdict: 1, liked_at: before.liked_at ?? now };
  };
}

/** Dislikes, or takes a dislike back. Disliking ends a like. */
export function disliking(value: number): Wish {
  return (before) => {
    if (value === 0) return before.verdict === -1 ? { ...before, verdict: 0 } : before;
    return { ...before, verdict: -1, liked_at: null };
  };
}

/** Makes a favourite, or ends it. */
export function favouring(value: number): Wish {
  return (before, now) => ({ ...before, favourited_at: value === 0 ? null : (before.favourited_at ?? now) });
}

/** Makes a wish true and keeps the character's counts exact, whatever else happens at once. */
export async function react(
  db: Database,
  userId: string,
  characterId: string,
  wish: Wish,
  now: Date,
): Promise<Reaction> {
  return db.transaction(async (tx) => {
    const mine = and(eq(reaction.user_id, userId), eq(reaction.character_id, characterId));
    await tx.insert(reaction).values({ user_id: userId, character_id: characterId }).onConflictDoNothing();
    const [before] = await tx.select().from(reaction).where(mine).for("update");
    if (!before) throw notFound();
    const { verdict, liked_at, favourited_at } = wish(before, now);
    await tx.update(reaction).set({ verdict, liked_at, favourited_at }).where(mine);
    const [after] = await tx
      .update(character)
      .set({
        likes: sql`${character.likes} + ${difference(before.verdict === 1, verdict === 1)}`,
        dislikes: sql`${character.dislikes} + ${difference(before.verdict === -1, verdict === -1)}`,
        favourites: sql`${character.favourites} + ${difference(before.favourited_at !== null, favourited_at !== null)}`,
      })
      .where(eq(character.id, characterId))
      .returning();
    if (!after) throw notFound();
    const hidden = await isHidden(tx, userId, after);
    return { viewer: viewerOf({ verdict, favourited_at }, hidden), stats: statsOf(after) };
  });
}

function difference(before: boolean, after: boolean): number {
  return Number(after) - Number(before);
}
