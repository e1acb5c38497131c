import { account } from "./ko/account.ts";
import { character } from "./ko/character.ts";
import { chat } from "./ko/chat.ts";
import { form } from "./ko/form.ts";
import { messages } from "./ko/messages.ts";
import { moderation } from "./ko/moderation.ts";
import { parts } from "./ko/parts.ts";
import { safety } from "./ko/safety.ts";
import { search } from "./ko/search.ts";
import { shell } from "./ko/shell.ts";
import { translations } from "./Locale.ts";

/** Korean: `<ThemeRoot lang="ko" copy={ko}>`. */
export const ko = /* @__PURE__ */ translations({
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
