import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in Brazilian Portuguese. */
export const ownCharactersTexts: typeof English = {
  title: "Seus personagens",
  deleted: (name) => `${name} está na lixeira.`,
  restored: (name) => `Personagem restaurado: ${name}.`,
};
