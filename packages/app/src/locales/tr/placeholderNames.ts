import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Turkish. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Kullanıcı",
  deletedUser: "Silinmiş kullanıcı",
  removedCharacter: "Kaldırılmış karakter",
};
