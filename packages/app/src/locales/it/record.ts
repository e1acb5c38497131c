import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["chat"],
    character: ["personaggio", "personagg"],
    reply: ["risposta", "rispost"],
    version: ["versione", "version"],
    variant: ["variante", "variant"],
    persona: ["alter ego"],
    memory: ["memoria"],
    "a memory": ["ricordo", "ricord"],
    greeting: ["saluto", "primo messaggio", "primi messaggi"],
    draft: ["bozza", "bozz"],
    plan: ["piano", "piani"],
    creator: ["creator", "chi ha creato", "chi lo ha creato", "creato da"],
    adult: ["per adulti", "adult", "maggiore età"],
    report: ["segnalazione", "segnal"],
    favourite: ["preferito", "preferit"],
  },
  without: {
    creator: ["detailScreenCopy.hiddenBy.creator"],
    character: ["topRailCopy.loading", "topRailCopy.failed"],
  },
  sameWords: [
    "account",
    "bio",
    "chat",
    "email",
    "home",
    "lorebook",
    "menu",
    "password",
    "privacy",
    "scenario",
    "spam",
  ],
};
