/** Default texts of ReactionButtons. */
export const reactionButtonsCopy = {
  label: "Reactions",
  like: "Like",
  dislike: "Dislike",
  favourite: "Favourite",
  counts: {
    like: (count: string) => `${count} likes`,
    dislike: (count: string) => `${count} dislikes`,
    favourite: (count: string) => `${count} favourites`,
  },
};

/** All texts of ReactionButtons. */
export type ReactionButtonsCopy = typeof reactionButtonsCopy;
