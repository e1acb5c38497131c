import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Brazilian Portuguese that a decision or an error can name. */
export const ruleTexts: typeof English = {
  minors: "Sem menores em conteúdo adulto",
  banned: "Conteúdo não permitido",
  adult_attestation: "É preciso confirmar que personagens adultos são adultos",
  adult_age: "Personagens adultos precisam ter pelo menos 18 anos",
  image_attestation: "Capas de personagens adultos precisam mostrar pessoas adultas",
  not_screened: "Texto adulto é verificado antes de ser mostrado",
  unmarked_adult: "Conteúdo adulto é marcado",
  real_person: "Sem pessoas reais sem o consentimento delas",
  hate: "Sem ódio",
  violence: "Sem ameaças nem incitação à violência",
  self_harm: "Nada que incentive a automutilação",
  illegal: "Nada ilegal",
  copyright: "Nada feito por outra pessoa",
  spam: "Sem spam",
  moderation: "As regras deste serviço",
};
