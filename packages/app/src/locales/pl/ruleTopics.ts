import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in Polish, after "zasadę dotyczącą". */
export const ruleTopicTexts: typeof English = {
  minors: "nieletnich w treściach dla dorosłych",
  banned: "niedozwolonych treści",
  adult_attestation: "potwierdzenia, że postać jest dorosła",
  adult_age: "wieku postaci dla dorosłych",
  image_attestation: "okładek postaci dla dorosłych",
  unmarked_adult: "oznaczania treści dla dorosłych",
  real_person: "prawdziwych osób",
  hate: "nienawiści",
  violence: "gróźb i przemocy",
  self_harm: "samookaleczenia",
  illegal: "rzeczy nielegalnych",
  copyright: "cudzej pracy",
  spam: "spamu",
  moderation: "treści usuniętych przez moderację",
};
