import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in Hindi. */
export const ownCharactersTexts: typeof English = {
  title: "आपके किरदार",
  deleted: (name) => `ट्रैश में डाला गया: ${name}`,
  restored: (name) => `वापस लाया गया: ${name}`,
};
