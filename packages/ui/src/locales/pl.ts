import { account } from "./pl/account.ts";
import { character } from "./pl/character.ts";
import { chat } from "./pl/chat.ts";
import { form } from "./pl/form.ts";
import { messages } from "./pl/messages.ts";
import { moderation } from "./pl/moderation.ts";
import { parts } from "./pl/parts.ts";
import { safety } from "./pl/safety.ts";
import { search } from "./pl/search.ts";
import { shell } from "./pl/shell.ts";
import { translations } from "./Locale.ts";

/** Polish: `<ThemeRoot lang="pl" copy={pl}>`. */
export const pl = /* @__PURE__ */ translations({
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
