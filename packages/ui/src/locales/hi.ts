import { account } from "./hi/account.ts";
import { character } from "./hi/character.ts";
import { chat } from "./hi/chat.ts";
import { form } from "./hi/form.ts";
import { messages } from "./hi/messages.ts";
import { moderation } from "./hi/moderation.ts";
import { parts } from "./hi/parts.ts";
import { safety } from "./hi/safety.ts";
import { search } from "./hi/search.ts";
import { shell } from "./hi/shell.ts";
import { translations } from "./Locale.ts";

/** Hindi: `<ThemeRoot lang="hi" copy={hi}>`. */
export const hi = /* @__PURE__ */ translations({
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
