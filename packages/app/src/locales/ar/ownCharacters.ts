import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in Arabic. */
export const ownCharactersTexts: typeof English = {
  title: "شخصياتك",
  deleted: (name) => `نُقلت إلى سلة المحذوفات: ${name}.`,
  restored: (name) => `استُعيدت: ${name}.`,
};
