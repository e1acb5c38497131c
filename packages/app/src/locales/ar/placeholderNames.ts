import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Arabic. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "مستخدم",
  deletedUser: "مستخدم محذوف",
  removedCharacter: "شخصية مُزالة",
};
