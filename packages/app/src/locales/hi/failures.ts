import { ErrorCode } from "@mimi/contract";
import type { failures as English } from "../en/failures.ts";

/** The message for a failed call, by the code of the answer, in Hindi. */
export const failures: typeof English = {
  [ErrorCode.invalidInput]: "आपकी लिखी कोई चीज़ सही नहीं है। उसे देखकर फिर कोशिश करें।",
  [ErrorCode.signedOut]: "आप लॉग आउट हैं। जारी रखने के लिए लॉग इन करें। आपका लिखा सब कुछ सुरक्षित है।",
  [ErrorCode.notAllowed]: "आपके खाते से यह नहीं किया जा सकता।",
  [ErrorCode.adultNotAttested]: "यह वयस्कों के लिए है। देखने के लिए अपनी उम्र की पुष्टि करें।",
  [ErrorCode.accountStopped]: "आपके खाते से यह नहीं किया जा सकता। वजह “सेटिंग” के “फ़ैसले” में देखें।",
  [ErrorCode.notFound]: "यह नहीं मिला। शायद इसे मिटा दिया गया है।",
  [ErrorCode.conflict]: "इस बीच इसे बदल दिया गया। फिर कोशिश करें।",
  [ErrorCode.tooLarge]: "यह भेजने के लिए बहुत बड़ा है।",
  [ErrorCode.unsupportedMedia]: "इस तरह की फ़ाइल यहाँ नहीं चलती।",
  [ErrorCode.refusedByRule]: "यह हमारे एक नियम के खिलाफ़ है, इसलिए इसे नहीं लिया गया।",
  [ErrorCode.rateLimited]: "आपने थोड़ी जल्दी की। कुछ पल रुककर फिर कोशिश करें।",
  [ErrorCode.quotaUsedUp]: "आज के सारे मैसेज खत्म हो गए हैं।",
  [ErrorCode.ourFault]: "हमारी तरफ़ से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।",
  [ErrorCode.providerFailed]: "जवाब नहीं लिखा जा सका। फिर कोशिश करें।",
  [ErrorCode.unavailable]: "Mimi अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।",
  unreachable: "Mimi से संपर्क नहीं हो सका। कनेक्शन देखकर फिर कोशिश करें।",
  timeout: "Mimi से जवाब मिलने में बहुत देर हो गई। फिर कोशिश करें।",
  unreadable: "सर्वर व्यस्त है। फिर कोशिश करें।",
};
