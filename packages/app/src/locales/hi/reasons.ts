import type { reasons as English, refusalTexts as EnglishRefusals } from "../en/reasons.ts";

/** The message for a failed call, by its reason, in Hindi. */
export const reasons: typeof English = {
  reply_without_text: "इस जवाब में आगे बढ़ाने के लिए कोई टेक्स्ट नहीं है।",
  reply_blocked: "यह जवाब रोका गया है। इसे फिर से लिखवाएँ।",
  reply_at_maximum: "यह जवाब इससे लंबा नहीं हो सकता।",
  variants_at_maximum: "इस जवाब के और विकल्प नहीं हो सकते।",
  greeting_fixed: "पहला मैसेज न फिर से लिखवाया जा सकता है, न आगे बढ़ाया जा सकता है।",
  greeting_first: "पहला मैसेज अकेले नहीं मिटाया जा सकता। इसके बजाय चैट मिटाएँ।",
  characters_at_maximum: "आपके किरदारों की सीमा पूरी हो गई है। पहले कोई किरदार मिटाएँ।",
  chats_at_maximum: "आपकी चैट की सीमा पूरी हो गई है। पहले कोई चैट मिटाएँ।",
  uploads_at_maximum: "आपकी इमेज की सीमा पूरी हो गई है। जो इमेज कहीं नहीं दिखतीं, वे एक दिन बाद मिट जाती हैं।",
  personas_at_maximum: "आपके पर्सोना की सीमा पूरी हो गई है। पहले कोई पर्सोना मिटाएँ।",
  memory_at_maximum: "इस चैट की याददाश्त भर गई है। पहले कोई याद हटाएँ।",
  hidden_at_maximum: "छिपाई गई चीज़ों की सीमा पूरी हो गई है। पहले कोई चीज़ फिर दिखाएँ।",
  storage_full:
    "आपके खाते में जगह नहीं बची है। चैट या किरदार मिटाएँ: ट्रैश में 30 दिन रहने के बाद उनकी जगह खाली हो जाती है।",
  clock_refused: "इस डिवाइस या सर्वर की घड़ी गलत है, इसलिए लॉग इन नहीं हुआ। घड़ी ठीक करके फिर से लॉग इन करें।",
  reply_streaming: "एक जवाब पहले से लिखा जा रहा है। उसका इंतज़ार करें या पहले उसे रोकें।",
  client_id_used: "यह पहले भेजा जा चुका है। देखने के लिए पेज रीलोड करें।",
  changed_meanwhile: "इस बीच इसे बदल दिया गया। पेज रीलोड करके फिर कोशिश करें।",
  already_subscribed: "आपके पास पहले से एक प्लान है। उसे “सब्सक्रिप्शन मैनेज करें” में बदलें।",
  appeal_over: "अब अपील नहीं की जा सकती।",
  appeal_decided: "इस अपील पर फ़ैसला पहले ही हो चुका है।",
  nothing_to_undo: "आपका कोई फ़ैसला नहीं है, जिसे वापस लिया जाए।",
  undo_too_late: "इस फ़ैसले को दस मिनट से ज़्यादा हो गए हैं। इसके बजाय फिर से फ़ैसला करें।",
  larger_than_hourly_bytes: "यह एक खाते की हर घंटे की सीमा से ज़्यादा है।",
  hourly_bytes_used: "यह आपके खाते की इस घंटे की बची हुई सीमा से ज़्यादा है। बाद में फिर कोशिश करें।",
  payments_off: "इस सर्वर पर पेमेंट बंद हैं।",
  disk_full: "सर्वर भर गया है, इसलिए अभी कुछ सेव नहीं हो सकता। पढ़ना चालू है।",
};

/** Messages for a broken rule, and for a limit that lasts longer than a moment, in Hindi. */
export const refusalTexts: typeof EnglishRefusals = {
  refused: (topic) => `इसे नहीं लिया गया। यह इस विषय के नियम के खिलाफ़ है: ${topic}।`,
  later: (minutes) => `बहुत ज़्यादा अनुरोध आए। ${minutes} मिनट बाद फिर कोशिश करें।`,
  laterBytes: (megabytes, minutes) =>
    `यह एक खाते की हर घंटे की ${megabytes} MB की सीमा से ज़्यादा है। ${minutes} मिनट बाद फिर कोशिश करें।`,
};
