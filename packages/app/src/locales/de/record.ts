import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["Chat"],
    character: ["Figur"],
    reply: ["Antwort"],
    version: ["Fassung"],
    variant: ["Variante"],
    persona: ["Rolle"],
    memory: ["Gedächtnis"],
    "a memory": ["Erinnerung"],
    greeting: ["Begrüßung", "erste Nachricht", "ersten Nachricht", "Erste Nachricht"],
    draft: ["Entwurf", "Entwürf"],
    plan: ["Tarif"],
    creator: ["Autor"],
    adult: ["für Erwachsene", "Erwachsen"],
    report: ["Meldung", "meld"],
    favourite: ["gemerkt", "merk"],
  },
  without: {
    creator: [
      "detailScreenCopy.hidden",
      "detailScreenCopy.hiddenBy.creator",
      "detailScreenCopy.creator",
      "chatScreenCopy.gone.withdrawn",
      "memoryPanelCopy.hidden",
      "revisionDiffCopy.hidden",
      "messagePartCopy.revision.offered",
      "moderationScreenCopy.item.resubmitted",
      "contentNoticeCopy.warnings.body",
    ],
  },
  sameWords: ["chat", "chats", "code", "fantasy", "in", "lorebook", "name", "noir", "system"],
};
