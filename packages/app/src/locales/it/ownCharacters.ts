import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in Italian. */
export const ownCharactersTexts: typeof English = {
  title: "I tuoi personaggi",
  deleted: (name) => `${name} è nel cestino.`,
  restored: (name) => `Personaggio ripristinato: ${name}.`,
};
