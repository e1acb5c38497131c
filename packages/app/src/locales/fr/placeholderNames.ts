import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in French. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Membre",
  deletedUser: "Compte supprimé",
  removedCharacter: "Personnage supprimé",
};
