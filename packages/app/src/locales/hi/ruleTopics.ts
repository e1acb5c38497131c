import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Hindi. */
export const ruleTopicTexts: typeof English = {
  minors: "वयस्क कॉन्टेंट में नाबालिग",
  banned: "ऐसा कॉन्टेंट जिसकी अनुमति नहीं है",
  adult_attestation: "किरदार के वयस्क होने की पुष्टि",
  adult_age: "वयस्क किरदारों की उम्र",
  image_attestation: "वयस्क किरदारों के कवर",
  unmarked_adult: "वयस्क कॉन्टेंट पर निशान",
  real_person: "असली लोग",
  hate: "नफ़रत",
  violence: "धमकी और हिंसा",
  self_harm: "खुद को नुकसान",
  illegal: "गैरकानूनी चीज़ें",
  copyright: "दूसरों का काम",
  spam: "स्पैम",
  moderation: "मॉडरेटरों का हटाया हुआ कॉन्टेंट",
};
