import { account } from "./es/account.ts";
import { character } from "./es/character.ts";
import { chat } from "./es/chat.ts";
import { form } from "./es/form.ts";
import { messages } from "./es/messages.ts";
import { moderation } from "./es/moderation.ts";
import { parts } from "./es/parts.ts";
import { safety } from "./es/safety.ts";
import { search } from "./es/search.ts";
import { shell } from "./es/shell.ts";
import { translations } from "./Locale.ts";

/** Spanish: `<ThemeRoot lang="es" copy={es}>`. */
export const es = /* @__PURE__ */ translations({
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
