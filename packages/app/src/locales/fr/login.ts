import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in, in French. */
export const loginTexts: typeof English = {
  emailRequired: "Indique ton e-mail",
  emailInvalid: "Adresse e-mail non valide",
  passwordRequired: "Indique ton mot de passe",
  passwordTooShort: "Le mot de passe doit compter au moins 6 caractères",
  credentialInvalid: "E-mail ou mot de passe incorrect",
  storageBlocked:
    "Ce navigateur bloque le stockage pour ce site, ta session ne peut donc pas rester ouverte. Autorise le stockage, puis connecte-toi.",
  emailUnverified:
    "Confirme d’abord ton adresse e-mail : ouvre le lien que nous t’avons envoyé. Connecte-toi ensuite.",
  otherAccount: "Ce n’est pas le compte avec lequel ta session est ouverte. Rien n’a changé.",
  checkoutTitle: "Ton forfait",
  checkoutMessages: {
    success: "Merci. Ton forfait commence dans un instant.",
    cancel: "Le paiement a été annulé. Rien n’a été prélevé.",
  },
  backTo: (name) => `Retour à ${name}`,
  notLoaded: "La connexion n’a pas pu se charger. Vérifie ton accès à Internet et réessaie.",
  popupBlocked:
    "Ton navigateur a bloqué la fenêtre de connexion. Autorise les pop-ups pour ce site et réessaie, ou connecte-toi avec ton e-mail.",
  inAppBrowser:
    "Le navigateur de cette appli ne permet pas de faire ça. Ouvre cette page dans ton navigateur habituel, ou connecte-toi avec ton e-mail.",
  offline: "Il n’y a pas de connexion à Internet. Vérifie-la et réessaie.",
  tooManyTries:
    "Il y a eu trop d’essais pour ce compte. Réessaie dans environ 15 minutes, ou réinitialise ton mot de passe pour te connecter maintenant.",
  otherProvider:
    "Cette adresse e-mail a déjà un compte avec un autre mode de connexion. Connecte-toi comme la première fois.",
  disabled: "Ce compte est désactivé. Écris-nous si tu penses que c’est une erreur.",
  passwordWeak: (rules) => `Choisis un autre mot de passe. ${rules}`.trim(),
  failed: "La connexion a échoué. Réessaie, ou connecte-toi d’une autre façon.",
  signedOutElsewhere: "Ta session a été fermée dans un autre onglet.",
};
