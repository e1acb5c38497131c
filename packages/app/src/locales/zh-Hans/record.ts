import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["聊天", "聊"],
    character: ["角色"],
    reply: ["回复"],
    version: ["版本", "版"],
    variant: ["备选"],
    persona: ["人设"],
    memory: ["记忆"],
    "a memory": ["记忆"],
    greeting: ["开场白"],
    draft: ["草稿"],
    plan: ["套餐"],
    creator: ["创作者"],
    adult: ["成人", "成年"],
    report: ["举报"],
    favourite: ["收藏"],
  },
  without: { character: ["messagePartCopy.disclosureAgain"] },
  sameWords: [],
};
