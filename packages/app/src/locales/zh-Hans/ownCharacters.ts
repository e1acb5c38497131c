import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in simplified Chinese. */
export const ownCharactersTexts: typeof English = {
  title: "我的角色",
  deleted: (name) => `“${name}”已移到回收站。`,
  restored: (name) => `“${name}”已恢复。`,
};
