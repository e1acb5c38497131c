import { account } from "./pt-BR/account.ts";
import { character } from "./pt-BR/character.ts";
import { chat } from "./pt-BR/chat.ts";
import { form } from "./pt-BR/form.ts";
import { messages } from "./pt-BR/messages.ts";
import { moderation } from "./pt-BR/moderation.ts";
import { parts } from "./pt-BR/parts.ts";
import { safety } from "./pt-BR/safety.ts";
import { search } from "./pt-BR/search.ts";
import { shell } from "./pt-BR/shell.ts";
import { translations } from "./Locale.ts";

/** Brazilian Portuguese: `<ThemeRoot lang="pt-BR" copy={ptBR}>`. */
export const ptBR = /* @__PURE__ */ translations({
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
