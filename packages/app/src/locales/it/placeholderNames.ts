import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Italian. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Utente",
  deletedUser: "Account eliminato",
  removedCharacter: "Personaggio rimosso",
};
