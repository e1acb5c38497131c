import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Polish. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Użytkownik",
  deletedUser: "Usunięty użytkownik",
  removedCharacter: "Usunięta postać",
};
