import type { adultTexts as English } from "../en/adult.ts";

/** Texts of the age check in French. */
export const adultTexts: typeof English = {
  addressRefused: "La vérification de l’âge n’a pas pu s’ouvrir. Rien n’a été envoyé.",
  verifierDown: "Ce service ne répond pas en ce moment. Choisis-en un autre, ou réessaie plus tard.",
  notFinished: "La vérification de l’âge n’est pas terminée. Poursuis-la, ou choisis un autre service.",
  notConfirmed: "Le service n’a pas confirmé ton âge. Tu peux en choisir un autre.",
};
