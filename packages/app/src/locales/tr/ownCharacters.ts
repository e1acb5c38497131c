import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** The messages about own characters in Turkish. */
export const ownCharactersTexts: typeof English = {
  title: "Karakterlerin",
  deleted: (name) => `${name} çöp kutusunda.`,
  restored: (name) => `${name} geri yüklendi.`,
};
