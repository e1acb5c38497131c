import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in French. */
export const ownCharactersTexts: typeof English = {
  title: "Tes personnages",
  deleted: (name) => `${name} est dans la corbeille.`,
  restored: (name) => `Personnage restauré : ${name}.`,
};
