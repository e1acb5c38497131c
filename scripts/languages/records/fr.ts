import { type LanguageRecord, unread } from "./LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["discussion", "discut"],
    character: ["personnage"],
    reply: ["réponse", "répon"],
    version: ["version"],
    persona: ["identité"],
    memory: ["souvenir", "mémoire"],
    greeting: ["accueil", "premier message", "premiers messages"],
    draft: ["brouillon"],
    plan: ["forfait"],
    creator: ["créateur"],
    adult: ["pour adultes", "adult"],
    report: ["signalement", "signal"],
    favourite: ["favori"],
  },
  without: {
    chat: ["findInChatCopy.placeholder", "characterFormScreenCopy.tryChat"],
    character: ["topRailCopy.loading", "topRailCopy.failed"],
  },
};
