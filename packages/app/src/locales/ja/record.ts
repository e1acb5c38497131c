import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["チャット"],
    character: ["キャラクター"],
    reply: ["返信"],
    version: ["バージョン"],
    variant: ["候補"],
    persona: ["ペルソナ"],
    memory: ["記憶"],
    "a memory": ["記憶"],
    greeting: ["あいさつ", "最初のメッセージ"],
    draft: ["下書き"],
    plan: ["プラン"],
    creator: ["クリエイター"],
    adult: ["成人向け", "成人"],
    report: ["通報"],
    favourite: ["お気に入り"],
  },
  without: { character: ["messagePartCopy.disclosureAgain"] },
  sameWords: [],
};
