import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["chat"],
    character: ["personaje"],
    reply: ["respuesta", "respuest"],
    version: ["versión", "version"],
    variant: ["variante"],
    persona: ["identidad"],
    memory: ["memoria"],
    "a memory": ["recuerdo"],
    greeting: ["saludo", "primer mensaje", "primeros mensajes"],
    draft: ["borrador"],
    plan: ["plan"],
    creator: ["creador", "quien creó", "quien lo creó", "creado por"],
    adult: ["para adultos", "adult", "mayoría de edad"],
    report: ["denuncia", "denunci"],
    favourite: ["favorito"],
  },
  without: { creator: ["detailScreenCopy.hiddenBy.creator"] },
  sameWords: ["chat", "chats", "lorebook", "spam"],
};
