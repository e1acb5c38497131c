import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Russian. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Пользователь",
  deletedUser: "Удалённый пользователь",
  removedCharacter: "Удалённый персонаж",
};
