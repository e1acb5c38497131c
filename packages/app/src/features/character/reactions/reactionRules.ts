import type { Reaction } from "@mimi/contract";

/** A reaction of a user to a character. */
export type ReactionKind = "like" | "dislike" | "favourite";

/** The state after a reaction, shown before the API answers. Like and dislike exclude each other. */
export function reactionAfter({ viewer, stats }: Reaction, kind: ReactionKind, value: boolean): Reaction {
  const next = { ...viewer };
  if (kind === "favourite") next.favourited = value;
  if (kind === "like") {
    next.liked = value;
    if (value) next.disliked = false;
  }
  if (kind === "dislike") {
    next.disliked = value;
    if (value) next.liked = false;
  }
  return {
    viewer: next,
    stats: {
      ...stats,
      likes: countAfter(stats.likes, viewer.liked, next.liked),
      dislikes: countAfter(stats.dislikes, viewer.disliked, next.disliked),
      favourites: countAfter(stats.favourites, viewer.favourited, next.favourited),
    },
  };
}

function countAfter(count: number, before: boolean, after: boolean): number {
  return Math.max(0, count + Number(after) - Number(before));
}
