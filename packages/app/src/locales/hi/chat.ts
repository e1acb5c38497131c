import type { chatTexts as English } from "../en/chat.ts";

/** Texts about memory and about the user's chats in Hindi. */
export const chatTexts: typeof English = {
  copied: "कॉपी हो गया",
  preparingPrint: "प्रिंट करने के लिए पूरी चैट लोड हो रही है",
  editDiscarded: "आपका बदलाव छोड़ दिया गया।",
  changedSinceEdit: "आपके लिखने के बाद यह मैसेज बदल गया। सेव करने पर इसकी जगह आपका टेक्स्ट आ जाएगा।",
  messageChanged: "मैसेज बदल गया।",
  messagesDeleted: "मैसेज मिट गए।",
  tooLongToBranch: "यह चैट कॉपी करने के लिए बहुत लंबी है। किसी पहले के मैसेज से शुरू करें।",
  pinned: "पिन हो गया",
  source: (place) => `मैसेज ${place}`,
  chatDeleted: "चैट ट्रैश में है।",
  chatDeletedForever: "चैट हमेशा के लिए मिट गई।",
  lineDeleted: "याद हटा दी गई।",
  mayBeStale: "आपने वह मैसेज बदला है, जिससे एक याद आई थी।",
  review: "देखें",
  emailSent: "आपका खाता बन गया। ईमेल की पुष्टि के लिए हमने एक लिंक भेजा है।",
  signUpTo: (name) => `${name} के साथ चैट करने के लिए लॉग इन करें या मुफ़्त खाता बनाएँ`,
  connectModel:
    "AI जोड़ने के लिए इस कंप्यूटर पर Ollama, LM Studio या llama.cpp चालू करें, फिर Mimi को दोबारा चालू करें; या MODEL_BASE_URL सेट करें।",
};
