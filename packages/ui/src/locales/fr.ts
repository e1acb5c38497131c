import { account } from "./fr/account.ts";
import { character } from "./fr/character.ts";
import { chat } from "./fr/chat.ts";
import { form } from "./fr/form.ts";
import { messages } from "./fr/messages.ts";
import { moderation } from "./fr/moderation.ts";
import { parts } from "./fr/parts.ts";
import { safety } from "./fr/safety.ts";
import { search } from "./fr/search.ts";
import { shell } from "./fr/shell.ts";
import { translations } from "./Locale.ts";

/** French: `<ThemeRoot lang="fr" copy={fr}>`. */
export const fr = /* @__PURE__ */ translations({
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
