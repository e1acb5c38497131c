import { account } from "./tr/account.ts";
import { character } from "./tr/character.ts";
import { chat } from "./tr/chat.ts";
import { form } from "./tr/form.ts";
import { messages } from "./tr/messages.ts";
import { moderation } from "./tr/moderation.ts";
import { parts } from "./tr/parts.ts";
import { safety } from "./tr/safety.ts";
import { search } from "./tr/search.ts";
import { shell } from "./tr/shell.ts";
import { translations } from "./Locale.ts";

/** Turkish: `<ThemeRoot lang="tr" copy={tr}>`. */
export const tr = /* @__PURE__ */ translations({
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
