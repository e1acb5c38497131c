import type { replyReasons as English } from "../en/replyReasons.ts";

/** The message for a failed reply, by its reason, in Hindi. */
export const replyReasons: typeof English = {
  version_blocked: "नया विकल्प हमारे नियमों के तहत रोका गया।",
  removed_by_moderator: "यह मैसेज किसी मॉडरेटर ने हटा लिया है।",
  model_busy: "AI अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।",
  model_timeout: "AI से जवाब मिलने में बहुत देर हो गई।",
  model_refused: "AI ने यह चैट नहीं ली।",
  model_misconfigured: "AI ठीक से सेट नहीं है। संचालक को बता दिया गया है।",
  model_failed: "AI जवाब नहीं दे सका।",
  reply_cut: "जवाब बीच में टूट गया। यह गिना नहीं गया।",
  reply_garbled: "AI ने कुछ ऐसा भेजा, जो पढ़ा नहीं जा सका।",
  reply_empty: "AI ने कुछ नहीं लिखा।",
  reply_interrupted: "हमारी तरफ़ से जवाब बीच में रुक गया। अब तक का टेक्स्ट सेव है।",
  note_not_followed:
    "तैयार जवाब इस नोट के हिसाब से नहीं चल सकते, और कुछ गिना नहीं गया। वे ये नोट समझते हैं: छोटा, लंबा, कोई सवाल नहीं, मुझसे कुछ पूछो, कोई एक्शन नहीं।",
  replies_off: "इस सर्वर पर जवाब बंद हैं।",
};
