import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Spanish, for "the rule about ...". */
export const ruleTopicTexts: typeof English = {
  minors: "menores en contenido para adultos",
  banned: "contenido no permitido",
  adult_attestation: "la confirmación de que un personaje es adulto",
  adult_age: "la edad de los personajes para adultos",
  image_attestation: "las portadas de personajes para adultos",
  unmarked_adult: "el marcado del contenido para adultos",
  real_person: "personas reales",
  hate: "el odio",
  violence: "amenazas y violencia",
  self_harm: "autolesiones",
  illegal: "lo que es ilegal",
  copyright: "las obras de otras personas",
  spam: "el spam",
  moderation: "el contenido eliminado por el equipo de moderación",
};
