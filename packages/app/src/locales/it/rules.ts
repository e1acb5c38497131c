import type { ruleTexts as English } from "../en/rules.ts";

/** The names of the rules that a decision or an error can name, in Italian. */
export const ruleTexts: typeof English = {
  minors: "Niente minori nei contenuti per adulti",
  banned: "Contenuti non consentiti",
  adult_attestation: "Bisogna confermare che i personaggi per adulti sono adulti",
  adult_age: "I personaggi per adulti devono avere almeno 18 anni",
  image_attestation: "Le copertine dei personaggi per adulti devono mostrare adulti",
  not_screened: "Il testo per adulti viene controllato prima di essere mostrato",
  unmarked_adult: "I contenuti per adulti sono indicati come tali",
  real_person: "Niente persone reali senza il loro consenso",
  hate: "Niente odio",
  violence: "Niente minacce né incitamento alla violenza",
  self_harm: "Nulla che incoraggi l’autolesionismo",
  illegal: "Nulla di illegale",
  copyright: "Nulla che sia stato creato da altri",
  spam: "Niente spam",
  moderation: "Le regole di questo servizio",
};
