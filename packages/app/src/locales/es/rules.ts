import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules in Spanish that a decision or an error can name. */
export const ruleTexts: typeof English = {
  minors: "Sin menores en contenido para adultos",
  banned: "Contenido no permitido",
  adult_attestation: "Hay que confirmar que los personajes para adultos son adultos",
  adult_age: "Los personajes para adultos deben tener al menos 18 años",
  image_attestation: "Las portadas de personajes para adultos deben mostrar a personas adultas",
  not_screened: "El texto para adultos se revisa antes de mostrarse",
  unmarked_adult: "El contenido para adultos se marca como tal",
  real_person: "Sin personas reales sin su consentimiento",
  hate: "Sin odio",
  violence: "Sin amenazas ni incitación a la violencia",
  self_harm: "Nada que anime a autolesionarse",
  illegal: "Nada ilegal",
  copyright: "Nada que haya hecho otra persona",
  spam: "Sin spam",
  moderation: "Las normas de este servicio",
};
