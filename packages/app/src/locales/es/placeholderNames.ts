import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Spanish. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Usuario",
  deletedUser: "Cuenta eliminada",
  removedCharacter: "Personaje eliminado",
};
