import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Simplified Chinese. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "用户",
  deletedUser: "已注销用户",
  removedCharacter: "已移除的角色",
};
