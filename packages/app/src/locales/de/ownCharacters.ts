import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in German. */
export const ownCharactersTexts: typeof English = {
  title: "Deine Figuren",
  deleted: (name) => `${name} ist im Papierkorb.`,
  restored: (name) => `${name} ist wiederhergestellt.`,
};
