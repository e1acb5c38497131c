import { germanAccount } from "./germanAccount.ts";
import { germanCharacter } from "./germanCharacter.ts";
import { germanChat } from "./germanChat.ts";
import { germanForm } from "./germanForm.ts";
import { germanMessages } from "./germanMessages.ts";
import { germanModeration } from "./germanModeration.ts";
import { germanParts } from "./germanParts.ts";
import { germanSafety } from "./germanSafety.ts";
import { germanSearch } from "./germanSearch.ts";
import { germanShell } from "./germanShell.ts";

/** All texts of every component in German. */
export const german = [
  ...germanParts,
  ...germanShell,
  ...germanAccount,
  ...germanCharacter,
  ...germanSearch,
  ...germanForm,
  ...germanChat,
  ...germanMessages,
  ...germanSafety,
  ...germanModeration,
];
