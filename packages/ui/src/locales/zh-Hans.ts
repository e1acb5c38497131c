import { account } from "./zh-Hans/account.ts";
import { character } from "./zh-Hans/character.ts";
import { chat } from "./zh-Hans/chat.ts";
import { form } from "./zh-Hans/form.ts";
import { messages } from "./zh-Hans/messages.ts";
import { moderation } from "./zh-Hans/moderation.ts";
import { parts } from "./zh-Hans/parts.ts";
import { safety } from "./zh-Hans/safety.ts";
import { search } from "./zh-Hans/search.ts";
import { shell } from "./zh-Hans/shell.ts";
import { translations } from "./Locale.ts";

/** Simplified Chinese: `<ThemeRoot lang="zh-Hans" copy={zhHans}>`. */
export const zhHans = /* @__PURE__ */ translations({
  ...parts,
  ...shell,
  ...account,
  ...character,
  ...search,
  ...form,
  ...chat,
  ...messages,
  ...safety,
  ...moderation,
});
