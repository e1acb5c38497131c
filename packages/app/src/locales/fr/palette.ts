import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in French, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Accueil", words: "début" },
  search: { label: "Recherche", words: "trouver tags" },
  chats: { label: "Tes discussions", words: "historique conversations chats" },
  characters: { label: "Tes personnages", words: "brouillons" },
  create: { label: "Créer un personnage", words: "nouveau" },
  moderation: { label: "Modération", words: "file signalements contestations journal" },
  policy: { label: "Politique de confidentialité", words: "règles données vie privée" },
  term: { label: "Conditions d’utilisation", words: "cgu" },
  safety: { label: "Sécurité", words: "crise aide âge loi" },
  contact: { label: "Nous contacter", words: "aide assistance" },
  settings: { label: "Paramètres", words: "réglages préférences lecture adulte masqués données" },
  theme: { label: "Mode clair ou sombre", words: "thème couleurs apparence" },
  premium: { label: "Premium", words: "forfait abonnement payer" },
  shortcuts: { label: "Raccourcis clavier", words: "touches" },
  account: { label: "Compte", words: "profil nom photo" },
  login: { label: "Connexion", words: "se connecter inscription compte" },
  signOut: { label: "Se déconnecter", words: "déconnexion quitter" },
};
