import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules that a decision or an error can name, in French. */
export const ruleTexts: typeof English = {
  minors: "Pas de mineurs dans le contenu pour adultes",
  banned: "Contenu interdit",
  adult_attestation: "Il faut confirmer que les personnages pour adultes sont adultes",
  adult_age: "Les personnages pour adultes doivent avoir 18 ans ou plus",
  image_attestation: "Les couvertures des personnages pour adultes doivent montrer des adultes",
  not_screened: "Le texte pour adultes est vérifié avant d’être affiché",
  unmarked_adult: "Le contenu pour adultes est indiqué comme tel",
  real_person: "Pas de vraies personnes sans leur accord",
  hate: "Pas de haine",
  violence: "Pas de menaces ni d’appels à la violence",
  self_harm: "Rien qui encourage l’automutilation",
  illegal: "Rien d’illégal",
  copyright: "Pas d’œuvres créées par quelqu’un d’autre",
  spam: "Pas de spam",
  moderation: "Les règles de ce service",
};
