import type { Reader } from "../Reader.ts";

/** Every user that the header can show. */
export const readers = {
  visitor: { kind: "visitor" },
  member: { kind: "member", name: "Ada", avatar: "/covers/gale-300.webp" },
  /** Eleven letters: the first eight and an ellipsis are shown (§2). */
  longName: { kind: "member", name: "Margueritte", avatar: "/covers/gale-300.webp" },
  /** Ten letters: the longest name that is shown whole. */
  tenLetters: { kind: "member", name: "Marguerite" },
  rightToLeft: { kind: "member", name: "ליאורה בת־ים", avatar: "/covers/gale-300.webp" },
  noAvatar: { kind: "member", name: "Ines" },
} as const satisfies Record<string, Reader>;
