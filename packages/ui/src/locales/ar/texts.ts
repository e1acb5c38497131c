import { account } from "./account.ts";
import { character } from "./character.ts";
import { chat } from "./chat.ts";
import { form } from "./form.ts";
import { messages } from "./messages.ts";
import { moderation } from "./moderation.ts";
import { parts } from "./parts.ts";
import { safety } from "./safety.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";
import { translations } from "../Locale.ts";

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
