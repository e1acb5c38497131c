import type { placeholderNameTexts as English } from "../en/placeholderNames.ts";

/** Names in the place of names that were taken down or deleted, in Hindi. */
export const placeholderNameTexts: typeof English = {
  hiddenUser: "यूज़र",
  deletedUser: "मिटाया गया यूज़र",
  removedCharacter: "हटाया गया किरदार",
};
