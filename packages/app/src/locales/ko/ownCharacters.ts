import type { ownCharactersTexts as English } from "../en/ownCharacters.ts";

/** Messages about own characters in Korean. */
export const ownCharactersTexts: typeof English = {
  title: "내 캐릭터",
  deleted: (name) => `“${name}” 캐릭터를 휴지통으로 옮겼어요.`,
  restored: (name) => `“${name}” 캐릭터를 복구했어요.`,
};
