import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["대화"],
    character: ["캐릭터"],
    reply: ["답장"],
    version: ["버전"],
    variant: ["후보"],
    persona: ["페르소나"],
    memory: ["기억"],
    "a memory": ["기억"],
    greeting: ["인사말", "첫 메시지"],
    draft: ["초안"],
    plan: ["요금제"],
    creator: ["크리에이터"],
    adult: ["성인"],
    report: ["신고"],
    favourite: ["즐겨찾기"],
  },
  without: { character: ["messagePartCopy.disclosureAgain"] },
  sameWords: [],
};
