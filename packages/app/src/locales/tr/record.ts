import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["sohbet"],
    character: ["karakter"],
    reply: ["yanıt"],
    version: ["sürüm"],
    persona: ["persona"],
    memory: ["anı", "hafıza"],
    greeting: ["karşılama", "ilk mesaj"],
    draft: ["taslak", "tasla"],
    plan: ["plan"],
    creator: ["yaratıcı"],
    adult: ["yetişkin"],
    report: ["şikâyet"],
    favourite: ["favori"],
  },
  without: {},
  sameWords: ["spam"],
};
