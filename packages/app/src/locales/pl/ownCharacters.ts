import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** The messages about own characters in Polish. */
export const ownCharactersTexts: typeof English = {
  title: "Twoje postacie",
  deleted: (name) => `Postać ${name} jest w koszu.`,
  restored: (name) => `Postać ${name} jest przywrócona.`,
};
