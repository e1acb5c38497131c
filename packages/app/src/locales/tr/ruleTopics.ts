import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Turkish, before "ilgili kurala aykırı". */
export const ruleTopicTexts: typeof English = {
  minors: "yetişkin içerikte reşit olmayanlarla",
  banned: "izin verilmeyen içerikle",
  adult_attestation: "karakterin yetişkin olduğunun onaylanmasıyla",
  adult_age: "yetişkin karakterlerin yaşıyla",
  image_attestation: "yetişkin karakterlerin kapaklarıyla",
  unmarked_adult: "yetişkin içeriğin işaretlenmesiyle",
  real_person: "gerçek kişilerle",
  hate: "nefretle",
  violence: "tehdit ve şiddetle",
  self_harm: "kendine zarar vermeyle",
  illegal: "yasa dışı şeylerle",
  copyright: "başkalarının eserleriyle",
  spam: "spam ile",
  moderation: "moderatörlerin kaldırdığı içerikle",
};
