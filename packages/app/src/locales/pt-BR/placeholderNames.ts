import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Brazilian Portuguese. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "Usuário",
  deletedUser: "Conta excluída",
  removedCharacter: "Personagem removido",
};
