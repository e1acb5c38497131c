import type { ReactionButtonsProps } from "./ReactionButtons.tsx";

const counts = { like: 21_600, dislike: 412, favourite: 8_900 };
const nothing = { like: false, dislike: false, favourite: false };

/** The buttons in each state. */
export const reactionButtonsFixtures = {
  untouched: { counts, mine: nothing },
  liked: { counts, mine: { ...nothing, like: true } },
  disliked: { counts, mine: { ...nothing, dislike: true } },
  favourite: { counts, mine: { ...nothing, like: true, favourite: true } },
  pending: { counts, mine: { ...nothing, like: true }, pending: "like" },
  firstEver: { counts: { like: 0, dislike: 0, favourite: 0 }, mine: nothing },
} as const satisfies Record<string, Pick<ReactionButtonsProps, "counts" | "mine" | "pending">>;
