/** Default texts of ReactionButtons. */
export const reactionButtonsCopy = {
  label: "Reactions",
  like: "Like",
  dislike: "Dislike",
  favourite: "Favourite",
  counts: {
    like: (shown: string, count: number) => (count === 1 ? "1 like" : `${shown} likes`),
    dislike: (shown: string, count: number) => (count === 1 ? "1 dislike" : `${shown} dislikes`),
    favourite: (shown: string, count: number) => (count === 1 ? "1 favourite" : `${shown} favourites`),
  },
};

/** All texts of ReactionButtons. */
export type ReactionButtonsCopy = typeof reactionButtonsCopy;
