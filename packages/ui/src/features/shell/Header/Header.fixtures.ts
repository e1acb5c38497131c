import type { CurrentUser } from "../CurrentUser.ts";

/** Every user that the header can show. */
export const headerUsers = {
  visitor: { kind: "visitor" },
  user: { kind: "user", name: "Ada", avatar: "covers/gale-300.webp" },
  /** Eleven letters: the first eight and an ellipsis are shown. */
  longName: { kind: "user", name: "Margueritte", avatar: "covers/gale-300.webp" },
  /** Ten letters: the longest name that is shown whole. */
  tenLetters: { kind: "user", name: "Marguerite" },
  rightToLeft: { kind: "user", name: "ליאורה בת־ים", avatar: "covers/gale-300.webp" },
  noAvatar: { kind: "user", name: "Ines" },
} as const satisfies Record<string, CurrentUser>;
