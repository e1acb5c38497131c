import type { planTexts as English } from "../en/plan.ts";

/** Messages about plans in French. */
export const planTexts: typeof English = {
  changed: (name) => `Ton forfait est maintenant : ${name}.`,
  perMonth: "par mois",
  endingSoon: "Bientôt terminé…",
  included: (own, lower) => `Tu as le forfait ${own}, qui comprend tout le forfait ${lower}.`,
  addressRefused: "La page de paiement n’a pas pu s’ouvrir. Rien n’a été prélevé.",
  changedElsewhere: "Ton forfait a été modifié dans une autre fenêtre. Vérifie-le avant de choisir.",
  paid: (messages) =>
    messages === null
      ? "Tu as maintenant des messages illimités."
      : `Tu as maintenant ${messages} messages par jour.`,
  features: ({ price, messages, historyTokens, headStart, hasPriority }) => {
    const words = `jusqu’à ${((historyTokens * 2) / 3).toLocaleString("fr")} mots`;
    return [
      messages === null ? "Messages illimités" : `${messages} messages par jour`,
      ...(headStart > 0 ? ["Réponses plus rapides"] : []),
      ...(hasPriority ? ["Accès prioritaire aux nouveautés"] : []),
      price === 0 ? `Mémoire : ${words}` : `Mémoire augmentée : ${words}`,
      "Création de personnages",
      "Personnages de la communauté",
    ];
  },
};
