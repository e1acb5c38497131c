import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules that a decision or an error can name, in German. */
export const ruleTexts: typeof English = {
  minors: "Keine Minderjährigen in Inhalten für Erwachsene",
  banned: "Inhalte, die nicht erlaubt sind",
  adult_attestation: "Figuren für Erwachsene müssen als erwachsen bestätigt sein",
  adult_age: "Figuren für Erwachsene müssen mindestens 18 sein",
  image_attestation: "Titelbilder von Figuren für Erwachsene müssen Erwachsene zeigen",
  not_screened: "Texte für Erwachsene werden geprüft, bevor sie gezeigt werden",
  unmarked_adult: "Inhalte für Erwachsene sind gekennzeichnet",
  real_person: "Keine echten Menschen ohne ihre Einwilligung",
  hate: "Kein Hass",
  violence: "Keine Drohungen und keine Aufrufe zu Gewalt",
  self_harm: "Nichts, was zur Selbstverletzung ermutigt",
  illegal: "Nichts Verbotenes",
  copyright: "Nichts, was jemand anderes geschaffen hat",
  spam: "Kein Spam",
  moderation: "Die Regeln dieses Dienstes",
};
