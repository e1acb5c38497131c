import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Japanese. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "ユーザー",
  deletedUser: "削除されたユーザー",
  removedCharacter: "削除されたキャラクター",
};
