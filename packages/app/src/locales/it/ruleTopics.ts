import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Italian, with their preposition, for "la regola sui ...". */
export const ruleTopicTexts: typeof English = {
  minors: "sui minori nei contenuti per adulti",
  banned: "sui contenuti non consentiti",
  adult_attestation: "sulla conferma che un personaggio è adulto",
  adult_age: "sull’età dei personaggi per adulti",
  image_attestation: "sulle copertine dei personaggi per adulti",
  unmarked_adult: "sull’indicazione dei contenuti per adulti",
  real_person: "sulle persone reali",
  hate: "sull’odio",
  violence: "sulle minacce e sulla violenza",
  self_harm: "sull’autolesionismo",
  illegal: "su ciò che è illegale",
  copyright: "sulle opere altrui",
  spam: "sullo spam",
  moderation: "sui contenuti rimossi dalla moderazione",
};
