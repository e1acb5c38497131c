import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["sohbet"],
    character: ["karakter"],
    reply: ["yanıt"],
    version: ["sürüm"],
    variant: ["alternatif"],
    persona: ["persona"],
    memory: ["hafıza"],
    "a memory": ["anı"],
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
