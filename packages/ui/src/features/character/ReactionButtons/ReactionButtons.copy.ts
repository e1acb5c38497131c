import { pluralOf } from "../../../format/pluralOf.ts";

const plural = pluralOf("en");

/** Default texts of ReactionButtons. */
export const reactionButtonsCopy = {
  label: "Reactions",
  like: "Like",
  dislike: "Dislike",
  favourite: "Favourite",
  counts: {
    like: (shown: string, count: number) => plural(count, { one: "1 like", other: `${shown} likes` }),
    dislike: (shown: string, count: number) =>
      plural(count, { one: "1 dislike", other: `${shown} dislikes` }),
    favourite: (shown: string, count: number) =>
      plural(count, { one: "1 favourite", other: `${shown} favourites` }),
  },
};

/** All texts of ReactionButtons. */
export type ReactionButtonsCopy = typeof reactionButtonsCopy;
