import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in German. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Mitglied",
  deletedUser: "Gelöschtes Konto",
  removedCharacter: "Entfernte Figur",
};
