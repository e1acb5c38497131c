import type { moderationTexts as English } from "../en/moderation.ts";
import { pluralOf } from "@mimi/ui/format";

const plural = pluralOf("hi");

/** Texts of the moderation page in Hindi. */
export const moderationTexts: typeof English = {
  title: "मॉडरेशन",
  decided: (count) => plural(count, { one: "फ़ैसला हो गया।", other: `${count} मामलों पर फ़ैसला हो गया।` }),
  undone: "वापस लिया गया। मामला फिर कतार में है।",
  cannotUndo: "इसे अब वापस नहीं लिया जा सकता। नया फ़ैसला करें।",
  undo: "वापस लें",
  accountDecided: "फ़ैसला हो गया। यूज़र को सूचना दे दी गई है।",
  paymentWaits: "फ़ैसला हो गया। पेमेंट सेवा से संपर्क नहीं हो सका; हम हर घंटे फिर कोशिश करते हैं।",
  appealDecided: "अपील पर फ़ैसला हो गया। यूज़र को सूचना दे दी गई है।",
  another: "इस पर फ़ैसला किसी दूसरे मॉडरेटर को करना होगा।",
  operator: "मॉडरेटरों के बारे में फ़ैसला सिर्फ़ संचालक कर सकता है।",
  deleted: "मिटाया गया कॉन्टेंट",
  visitor: "विज़िटर",
  system: "सिस्टम",
  resubmitted: "फिर से भेजा गया",
  until: (time) => `${time} तक`,
  request: (signature, email) => `हटाने का अनुरोध, हस्ताक्षर: ${signature}${email === null ? "" : `, ${email}`}`,
  hoursLeft: (hours) =>
    hours < 1 ? "एक घंटे से कम बाकी" : plural(hours, { one: `${hours} घंटा बाकी`, other: `${hours} घंटे बाकी` }),
  hoursLate: (hours) => `${hours} घंटे की देरी`,
  facts: {
    published: "पब्लिश किए किरदार",
    removed: "हमेशा के लिए हटाए गए",
    upheld: "सही निकली रिपोर्टें",
    wrong: "खारिज रिपोर्टें",
    role: "भूमिका",
    moderator: "मॉडरेटर",
  },
  reasonNames: {
    minors: "नाबालिग",
    unmarked_adult: "गलत रेटिंग",
    real_person: "असली व्यक्ति",
    hate: "नफ़रत",
    violence: "हिंसा",
    self_harm: "खुद को नुकसान",
    illegal: "गैरकानूनी",
    copyright: "चुराया हुआ काम",
    spam: "स्पैम",
    other: "कुछ और",
  },

  decisionNames: {
    dismiss: "कुछ गलत नहीं",
    uphold: "हटाया गया",
    reject: "हटाया गया",
    remove: "हमेशा के लिए हटाया गया",
    restore: "वापस लाया गया",
  },

  measureNames: {
    reject: "हटाया गया",
    remove: "हमेशा के लिए हटाया गया",
    warn: "चेतावनी दी गई",
    restrict: "रोक लगाई गई",
    suspend: "निलंबित किया गया",
    ban: "प्रतिबंध लगाया गया",
    lift: "रोक हटाई गई",
  },

  kindNames: {
    character: "किरदार",
    image: "कवर",
    message: "मैसेज",
    profile: "प्रोफ़ाइल",
  },
};
