import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Russian, after "нарушено правило". */
export const ruleTopicTexts: typeof English = {
  minors: "о несовершеннолетних в контенте для взрослых",
  banned: "о запрещённом контенте",
  adult_attestation: "о подтверждении того, что персонаж взрослый",
  adult_age: "о возрасте персонажей для взрослых",
  image_attestation: "об обложках персонажей для взрослых",
  unmarked_adult: "о пометке контента для взрослых",
  real_person: "о реальных людях",
  hate: "о ненависти",
  violence: "об угрозах и насилии",
  self_harm: "о самоповреждении",
  illegal: "о незаконном",
  copyright: "о чужих работах",
  spam: "о спаме",
  moderation: "о контенте, удалённом модераторами",
};
