import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["conversa", "convers"],
    character: ["personagem", "personagen"],
    reply: ["resposta", "respost"],
    version: ["versão", "vers"],
    variant: ["variante"],
    persona: ["persona"],
    memory: ["memória"],
    "a memory": ["memória", "memóri"],
    greeting: ["saudação", "primeira mensagem", "primeiras mensagens"],
    draft: ["rascunho"],
    plan: ["plano"],
    creator: ["criador", "quem criou", "quem o criou", "criado por"],
    adult: ["adulto", "adult"],
    report: ["denúncia", "denúnci", "denunci"],
    favourite: ["favorito", "favorit"],
  },
  without: {
    creator: ["detailScreenCopy.hiddenBy.creator"],
    character: ["topRailCopy.loading", "topRailCopy.failed"],
  },
  sameWords: ["bio", "lorebook", "menu", "personas", "pixels", "spam", "tags"],
};
