import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["чат", "общат", "общаю", "общае", "общай"],
    character: ["персонаж"],
    reply: ["ответ"],
    version: ["версия", "верси"],
    variant: ["вариант"],
    persona: ["персона", "персон"],
    memory: ["память", "памят"],
    "a memory": ["воспоминание", "воспоминан"],
    greeting: [
      "приветствие",
      "приветств",
      "первое сообщение",
      "первого сообщения",
      "первые сообщения",
      "первых сообщен",
    ],
    draft: ["черновик"],
    plan: ["тариф"],
    creator: ["автор"],
    adult: ["для взрослых", "взросл", "совершеннолет"],
    report: ["жалоба", "жалоб", "жалова", "жалует"],
    favourite: ["избранное", "избранн"],
  },
  without: { creator: ["detailScreenCopy.hiddenBy.creator"] },
  sameWords: [],
};
