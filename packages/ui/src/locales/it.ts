import { account } from "./it/account.ts";
import { character } from "./it/character.ts";
import { chat } from "./it/chat.ts";
import { form } from "./it/form.ts";
import { messages } from "./it/messages.ts";
import { moderation } from "./it/moderation.ts";
import { parts } from "./it/parts.ts";
import { safety } from "./it/safety.ts";
import { search } from "./it/search.ts";
import { shell } from "./it/shell.ts";
import { translations } from "./Locale.ts";

/** Italian: `<ThemeRoot lang="it" copy={it}>`. */
export const it = /* @__PURE__ */ translations({
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
