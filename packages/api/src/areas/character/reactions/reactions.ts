import type { Reaction } from "@mimi/contract";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { reaction } from "../../../db/schema/character.ts";
import { character } from "../../../db/schema/referenced.ts";
import { addToCounterOutbox, exactCount } from "../../../domain/counters/CounterOutbox.ts";
import { notFound } from "../../../shared/errors/ApiError.ts";
import { isHidden } from "../detail/detail.ts";
import { statsOf, reactionsOf } from "../listings/summary.ts";

type ReactionRow = typeof reaction.$inferSelect;

/** The state that a reaction sets. Idempotent (product 2.3). */
export type Change = (
  before: ReactionRow,
  now: Date,
) => Pick<ReactionRow, "verdict" | "liked_at" | "favourited_at">;

/** Likes, or withdraws a like. A like removes a dislike. */
export function like(value: number): Change {
  return (before, now) => {
    if (value === 0) return before.verdict === 1 ? { ...before, verdict: 0, liked_at: null } : before;
    return { ...before, verdict: 1, liked_at: before.liked_at ?? now };
  };
}

/** Dislikes, or withdraws a dislike. A dislike removes a like. */
export function dislike(value: number): Change {
  return (before) => {
    if (value === 0) return before.verdict === -1 ? { ...before, verdict: 0 } : before;
    return { ...before, verdict: -1, liked_at: null };
  };
}

/** Adds a favourite, or removes it. */
export function favourite(value: number): Change {
  return (before, now) => ({ ...before, favourited_at: value === 0 ? null : (before.favourited_at ?? now) });
}

const withExactCounts = (db: Database) => ({
  ...getTableColumns(character),
  likes: exactCount(db, "character", "likes"),
  dislikes: exactCount(db, "character", "dislikes"),
  favourites: exactCount(db, "character", "favourites"),
});

/** Sets the state, and counts it exactly under concurrency. The answer has what is not added up yet, too. */
export async function applyReaction(
  db: Database,
  userId: string,
  characterId: string,
  change: Change,
  now: Date,
): Promise<Reaction> {
  return db.transaction(async (tx) => {
    const ownRow = and(eq(reaction.user_id, userId), eq(reaction.character_id, characterId));
    await tx.insert(reaction).values({ user_id: userId, character_id: characterId }).onConflictDoNothing();
    const [before] = await tx.select().from(reaction).where(ownRow).for("update");
    if (!before) throw notFound();
    const { verdict, liked_at, favourited_at } = change(before, now);
    await tx.update(reaction).set({ verdict, liked_at, favourited_at }).where(ownRow);
    await addToCounterOutbox(tx, "character", characterId, {
      likes: difference(before.verdict === 1, verdict === 1),
      dislikes: difference(before.verdict === -1, verdict === -1),
      favourites: difference(before.favourited_at !== null, favourited_at !== null),
    });
    const [after] = await tx.select(withExactCounts(tx)).from(character).where(eq(character.id, characterId));
    if (!after) throw notFound();
    const hidden = await isHidden(tx, userId, after);
    return { viewer: reactionsOf({ verdict, favourited_at }, hidden), stats: statsOf(after) };
  });
}

function difference(before: boolean, after: boolean): number {
  return Number(after) - Number(before);
}
