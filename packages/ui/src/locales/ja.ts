import { account } from "./ja/account.ts";
import { character } from "./ja/character.ts";
import { chat } from "./ja/chat.ts";
import { form } from "./ja/form.ts";
import { messages } from "./ja/messages.ts";
import { moderation } from "./ja/moderation.ts";
import { parts } from "./ja/parts.ts";
import { safety } from "./ja/safety.ts";
import { search } from "./ja/search.ts";
import { shell } from "./ja/shell.ts";
import { translations } from "./Locale.ts";

/** Japanese: `<ThemeRoot lang="ja" copy={ja}>`. */
export const ja = /* @__PURE__ */ translations({
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
