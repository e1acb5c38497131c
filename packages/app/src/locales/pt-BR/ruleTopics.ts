import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Brazilian Portuguese, for "the rule about ...". */
export const ruleTopicTexts: typeof English = {
  minors: "menores em conteúdo adulto",
  banned: "conteúdo não permitido",
  adult_attestation: "confirmar que um personagem é adulto",
  adult_age: "a idade de personagens adultos",
  image_attestation: "capas de personagens adultos",
  unmarked_adult: "marcar conteúdo adulto",
  real_person: "pessoas reais",
  hate: "ódio",
  violence: "ameaças e violência",
  self_harm: "automutilação",
  illegal: "o que é ilegal",
  copyright: "obras de outras pessoas",
  spam: "spam",
  moderation: "conteúdo removido pela moderação",
};
