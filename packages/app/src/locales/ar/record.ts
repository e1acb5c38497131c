import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["محادثة", "محادث", "حادث", "دردش"],
    character: ["شخصية", "شخصي"],
    reply: ["رد", "رد"],
    version: ["إصدار"],
    variant: ["نسخة", "نسخ"],
    persona: ["هوية", "هوي"],
    memory: ["ذاكرة", "ذاكر"],
    "a memory": ["ذكرى", "ذكر"],
    greeting: [
      "ترحيب",
      "ترحيب",
      "الرسالة الأولى",
      "رسالة أولى",
      "رسائل أولى",
      "الرسائل الأولى",
      "رسالتك الأولى",
      "رسالتها الأولى",
      "رسالتان أوليان",
    ],
    draft: ["مسودة", "مسود"],
    plan: ["باقة", "باق"],
    creator: ["منشئ", "منشئ"],
    adult: ["للبالغين", "بالغ"],
    report: ["بلاغ", "بلاغ", "إبلاغ", "بلّغ", "أبلغ", "تبلّغ"],
    favourite: ["المفضلة", "مفضل", "تفضيل"],
  },
  without: { chat: ["findInChatCopy.placeholder"] },
  sameWords: [],
};
