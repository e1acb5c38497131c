import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Hindi. */
export const ruleTexts: typeof English = {
  minors: "वयस्क कॉन्टेंट में कोई नाबालिग नहीं",
  banned: "ऐसा कॉन्टेंट जिसकी अनुमति नहीं है",
  adult_attestation: "वयस्क किरदारों के वयस्क होने की पुष्टि ज़रूरी है",
  adult_age: "वयस्क किरदारों की उम्र कम से कम 18 हो",
  image_attestation: "वयस्क किरदारों के कवर में वयस्क ही हों",
  not_screened: "वयस्क टेक्स्ट दिखाने से पहले जाँचा जाता है",
  unmarked_adult: "वयस्क कॉन्टेंट पर निशान हो",
  real_person: "सहमति के बिना कोई असली व्यक्ति नहीं",
  hate: "नफ़रत नहीं",
  violence: "धमकी या हिंसा के लिए उकसाना नहीं",
  self_harm: "खुद को नुकसान पहुँचाने के लिए उकसाना नहीं",
  illegal: "कुछ भी गैरकानूनी नहीं",
  copyright: "किसी और का बनाया कुछ नहीं",
  spam: "स्पैम नहीं",
  moderation: "इस सेवा के नियम",
};
