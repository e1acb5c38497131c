import { account } from "./ru/account.ts";
import { character } from "./ru/character.ts";
import { chat } from "./ru/chat.ts";
import { form } from "./ru/form.ts";
import { messages } from "./ru/messages.ts";
import { moderation } from "./ru/moderation.ts";
import { parts } from "./ru/parts.ts";
import { safety } from "./ru/safety.ts";
import { search } from "./ru/search.ts";
import { shell } from "./ru/shell.ts";
import { translations } from "./Locale.ts";

/** Russian: `<ThemeRoot lang="ru" copy={ru}>`. */
export const ru = /* @__PURE__ */ translations({
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
