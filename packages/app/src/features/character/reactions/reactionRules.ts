import type { Reaction } from "@mimi/contract";

/** What a reader may feel about a character. */
export type ReactionKind = "like" | "dislike" | "favourite";

/** What a reaction will have led to, shown before the server says so. Like and dislike exclude each other. */
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
      likes: counted(stats.likes, viewer.liked, next.liked),
      dislikes: counted(stats.dislikes, viewer.disliked, next.disliked),
      favourites: counted(stats.favourites, viewer.favourited, next.favourited),
    },
  };
}

function counted(count: number, before: boolean, after: boolean): number {
  return Math.max(0, count + Number(after) - Number(before));
}
