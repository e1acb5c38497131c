import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in Spanish. */
export const ownCharactersTexts: typeof English = {
  title: "Tus personajes",
  deleted: (name) => `${name} está en la papelera.`,
  restored: (name) => `Personaje restaurado: ${name}.`,
};
