import { account } from "./de/account.ts";
import { character } from "./de/character.ts";
import { chat } from "./de/chat.ts";
import { form } from "./de/form.ts";
import { messages } from "./de/messages.ts";
import { moderation } from "./de/moderation.ts";
import { parts } from "./de/parts.ts";
import { safety } from "./de/safety.ts";
import { search } from "./de/search.ts";
import { shell } from "./de/shell.ts";
import { translations } from "./Locale.ts";

/** German: `<ThemeRoot lang="de" copy={de}>`. */
export const de = /* @__PURE__ */ translations({
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
