import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Korean. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "사용자",
  deletedUser: "삭제된 사용자",
  removedCharacter: "삭제된 캐릭터",
};
