import { account } from "./ar/account.ts";
import { character } from "./ar/character.ts";
import { chat } from "./ar/chat.ts";
import { form } from "./ar/form.ts";
import { messages } from "./ar/messages.ts";
import { moderation } from "./ar/moderation.ts";
import { parts } from "./ar/parts.ts";
import { safety } from "./ar/safety.ts";
import { search } from "./ar/search.ts";
import { shell } from "./ar/shell.ts";
import { translations } from "./Locale.ts";

/** Arabic: `<ThemeRoot lang="ar" copy={ar}>`. */
export const ar = /* @__PURE__ */ translations({
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
