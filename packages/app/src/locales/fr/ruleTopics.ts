import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in French, with their article, for "la règle sur ...". */
export const ruleTopicTexts: typeof English = {
  minors: "les mineurs dans le contenu pour adultes",
  banned: "le contenu interdit",
  adult_attestation: "la confirmation qu’un personnage est adulte",
  adult_age: "l’âge des personnages pour adultes",
  image_attestation: "les couvertures des personnages pour adultes",
  unmarked_adult: "l’indication du contenu pour adultes",
  real_person: "les vraies personnes",
  hate: "la haine",
  violence: "les menaces et la violence",
  self_harm: "l’automutilation",
  illegal: "ce qui est illégal",
  copyright: "les œuvres des autres",
  spam: "le spam",
  moderation: "les contenus supprimés par la modération",
};
