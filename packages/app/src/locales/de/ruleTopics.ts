import type { ruleTopicTexts as English } from "../en/ruleTopics.ts";

/** The topics of the rules in German, in the accusative for "die Regel über ...". */
export const ruleTopicTexts: typeof English = {
  minors: "Minderjährige in Inhalten für Erwachsene",
  banned: "Inhalte, die nicht erlaubt sind",
  adult_attestation: "die Bestätigung, dass eine Figur erwachsen ist",
  adult_age: "das Alter von Figuren für Erwachsene",
  image_attestation: "Titelbilder von Figuren für Erwachsene",
  unmarked_adult: "die Kennzeichnung von Inhalten für Erwachsene",
  real_person: "echte Menschen",
  hate: "Hass",
  violence: "Drohungen und Gewalt",
  self_harm: "Selbstverletzung",
  illegal: "Verbotenes",
  copyright: "Werke anderer",
  spam: "Spam",
  moderation: "Inhalte, die die Moderation entfernt hat",
};
