import { type LanguageRecord, unread } from "../LanguageRecord.ts";

export const record: LanguageRecord = {
  ...unread,
  glossary: {
    chat: ["चैट"],
    character: ["किरदार"],
    reply: ["जवाब"],
    version: ["वर्शन"],
    variant: ["विकल्प"],
    persona: ["पर्सोना"],
    memory: ["याददाश्त"],
    "a memory": ["याद"],
    greeting: ["अभिवादन", "पहला मैसेज", "पहले मैसेज"],
    draft: ["ड्राफ़्ट"],
    plan: ["प्लान"],
    creator: ["क्रिएटर"],
    adult: ["वयस्क"],
    report: ["रिपोर्ट"],
    favourite: ["फ़ेवरेट"],
  },
  without: {},
  sameWords: [],
};
