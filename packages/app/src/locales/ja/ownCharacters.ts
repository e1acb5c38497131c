import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in Japanese. */
export const ownCharactersTexts: typeof English = {
  title: "マイキャラクター",
  deleted: (name) => `${name}をゴミ箱に移動しました。`,
  restored: (name) => `${name}を復元しました。`,
};
