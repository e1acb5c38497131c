import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** The messages about own characters in Russian. */
export const ownCharactersTexts: typeof English = {
  title: "Твои персонажи",
  deleted: (name) => `Персонаж «${name}» в корзине.`,
  restored: (name) => `Персонаж «${name}» восстановлен.`,
};
