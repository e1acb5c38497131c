import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["czat", "czac"],
    character: ["postać", "posta"],
    reply: ["odpowiedź", "odpowied"],
    version: ["wersja", "wersj"],
    variant: ["wariant"],
    persona: ["persona", "person"],
    memory: ["pamięć", "pamięci", "pamię"],
    "a memory": ["wspomnienie", "wspomnie"],
    greeting: [
      "powitanie",
      "powitan",
      "pierwsza wiadomość",
      "pierwszą wiadomość",
      "pierwszej wiadomości",
      "pierwsze wiadomości",
      "pierwszych wiadomości",
    ],
    draft: ["szkic"],
    plan: ["plan"],
    creator: ["twórca", "twórc"],
    adult: ["dla dorosłych", "doros", "pełnoletn"],
    report: ["zgłoszenie", "zgłosz", "zgłasz", "zgłoś"],
    favourite: ["ulubione", "ulubion"],
  },
  without: { creator: ["detailScreenCopy.hiddenBy.creator"] },
  sameWords: ["fantasy", "lorebook", "menu", "spam", "system"],
};
