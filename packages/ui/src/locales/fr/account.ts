import type { AccountTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("fr");

/** Login, account and plans in French. */
export const account: AccountTexts = {
  accountModalCopy: {
    title: "Compte",
    avatar: "Photo de profil",
    avatarHint: "Une image carrée de 3 Mo maximum.",
    name: "Nom d’utilisateur",
    nameHint: "Tout le monde le voit. Les personnages t’appellent ainsi, sauf si tu utilises une identité.",
    bio: "Bio",
    bioHint: "Affichée à côté des personnages que tu publies.",
    settings: "Paramètres",
    save: "Enregistrer",
    back: "Retour",
    saved: "Enregistré.",
    failed: "L’enregistrement a échoué. Tes modifications sont toujours là.",
  },
  adultPaneCopy: {
    show: "Afficher les personnages pour adultes",
    off: "Ils sont masqués partout. Avant de les afficher, nous te demanderons ton âge.",
    on: (since) => `Le ${since}, tu as indiqué avoir 18 ans ou plus.`,
    blur: "Flouter leurs couvertures",
    blurHint: "Sélectionne une couverture pour la voir.",
    visitor:
      "Connecte-toi pour changer ce réglage. Sans compte, les personnages pour adultes sont toujours masqués.",
    login: "Connexion",
    declined: "Tu nous as dit avoir moins de 18 ans. Les personnages pour adultes restent masqués.",
    again: "Répondre à nouveau",
    needsVerification:
      "Là où tu es, un service indépendant doit d’abord vérifier ton âge. Tu choisis le service, et il nous dit seulement oui ou non.",
    verify: "Vérifier mon âge",
    unavailable:
      "Les personnages pour adultes ne peuvent pas être affichés dans ton pays. Le reste fonctionne normalement.",
    failed: "Ce n’est pas enregistré. Réessaie.",
  },
  appearancePaneCopy: {
    theme: "Couleurs",
    themes: { system: "Système", dark: "Sombre", light: "Clair" },
    density: "Couvertures par ligne",
    densities: { roomy: "Moins", standard: "Normal", compact: "Plus" },
  },
  dataPaneCopy: {
    export: {
      title: "Une copie de tes données",
      body: "Tout ce que nous conservons sur toi, dans des fichiers que d’autres programmes peuvent lire.",
      start: "Exporter mes données",
      preparing: "Ton export est en préparation. Tu peux quitter cette page.",
      ready: (size) => `Ton export est prêt : ${size}.`,
      download: "Télécharger",
      failed: "L’export a échoué. Tes données sont en sécurité.",
      retry: "Réessayer",
    },
    devices: {
      title: "Autres appareils",
      body: "Te déconnecte de tous les appareils et de tous les navigateurs, celui-ci compris.",
      signOut: "Se déconnecter partout",
      failed: "La déconnexion a échoué. Réessaie.",
      confirmTitle: "Se déconnecter partout ?",
      confirmBody: "Les brouillons non envoyés restent sur les appareils où tu les as écrits.",
      confirm: "Se déconnecter partout",
      cancel: "Annuler",
    },
  },
  deleteAccountPaneCopy: {
    deleted: "Supprimé",
    deletedItems: [
      "Ton profil, ta photo de profil et tes identités",
      "Toutes tes discussions et les souvenirs des personnages",
      "Tes brouillons, et tes personnages avec qui personne d’autre ne discute",
      "Tes favoris, tes mentions J’aime et ce que tu as masqué",
    ],
    kept: "Conservé",
    keptItems: [
      "Les personnages avec qui d’autres discutent : uniquement dans ces discussions, sans ton nom",
      "Les justificatifs de paiement, aussi longtemps que la loi l’exige",
    ],
    final: "C’est irréversible. Pense à exporter tes données avant si tu veux les garder.",
    field: (text) => `Saisis ${text} pour confirmer`,
    mismatch: (text) => `Ça ne correspond pas. Saisis ${text}`,
    delete: "Supprimer mon compte",
    failed: "Ton compte n’a pas été supprimé. Rien n’a changé.",
    subscribed:
      "Ton abonnement continue tant que tu ne le résilies pas. Résilie-le d’abord, puis reviens ici.",
    manage: "Gérer les abonnements",
  },
  discreetPaneCopy: {
    label: "Mode discret",
    hint: "Pour le train, le bureau et les écrans partagés.",
    effects: [
      "L’onglet du navigateur porte un nom et une icône neutres.",
      "Les dernières lignes, les titres et les aperçus de tes discussions sont cachés jusqu’à ce que tu les pointes ou les maintiennes appuyés.",
      "Les couvertures et les portraits sont floutés jusqu’à ce que tu les pointes.",
      "Dans tes discussions, les noms se réduisent à leur première lettre.",
    ],
    preview: "Aperçu de l’onglet",
    title: "Mimi",
    plainTitle: "Lecture",
  },
  hiddenPaneCopy: {
    loading: "Chargement des éléments masqués",
    failed: "Tes éléments masqués n’ont pas pu être chargés.",
    retry: "Réessayer",
    empty: "Rien n’est masqué",
    emptyText: "Les tags, personnages et créateurs que tu masques apparaissent ici.",
    tags: "Tags",
    characters: "Personnages",
    creators: "Créateurs",
    handle: (creator) => `@${creator}`,
    unhide: "Réafficher",
    unhideLabel: (name) => `Réafficher : ${name}`,
  },
  readingPaneCopy: {
    typeface: "Police",
    typefaces: { serif: "Livre", sans: "Simple", legible: "Adaptée à la dyslexie" },
    size: "Taille",
    sizes: { small: "Petite", medium: "Moyenne", large: "Grande", largest: "Très grande" },
    sizeSample: "A",
    lineLength: "Longueur des lignes",
    lineLengths: { short: "Courte", medium: "Moyenne", long: "Longue" },
    sample: "Aperçu du texte",
    sampleText:
      "*La lampe bourdonne. Elle retourne la boîte d’allumettes et la pose entre vos deux cafés.* « Tu as l’air de te méfier », dit-elle. « Quand on se méfie, on compte les sorties. Il y en a trois dans cette pièce. Tu n’en as regardé que deux. »",
    contrast: "Quel que soit ton choix, le contraste reste le même.",
    breaks: "Rappel de pause toutes les heures",
    breaksHint: "Un petit mot dans la discussion, toutes les heures.",
  },
  settingsModalCopy: {
    title: "Paramètres",
    back: "Tous les paramètres",
    sections: {
      appearance: { title: "Apparence", description: "Couleurs et couvertures" },
      reading: { title: "Lecture", description: "Police, taille, longueur des lignes" },
      hidden: { title: "Masqués", description: "Tags, personnages et créateurs" },
      adult: { title: "Contenu pour adultes", description: "Afficher, masquer ou flouter" },
      discreet: { title: "Mode discret", description: "Pour les écrans partagés" },
      notices: { title: "Décisions", description: "De la modération, et tes contestations" },
      data: { title: "Tes données", description: "Exporter, se déconnecter partout" },
      deletion: { title: "Supprimer le compte", description: "Ce qui est supprimé et ce qui est conservé" },
    },
  },
  loginModalCopy: {
    name: "mimi",
    title: "Se connecter à Mimi",
    google: "Continuer avec Google",
    apple: "Continuer avec Apple",
    or: "OU",
    email: "E-mail",
    password: "Mot de passe",
    submit: "Connexion / Inscription",
    forgot: "J’ai oublié mon mot de passe",
    terms: "Conditions",
    privacy: "Confidentialité",
    checkEmail: "Consulte tes e-mails",
    registerSent: "Nous t’avons envoyé un lien de connexion par e-mail.",
    resetSent: "Nous t’avons envoyé par e-mail un lien pour changer ton mot de passe.",
    continue: "Continuer",
    back: "Retour",
  },
  planCardCopy: {
    upgrade: "Choisir",
    subscribing: "Abonnement en cours",
    current: "Ton forfait",
    priceBefore: "Avant :",
  },
  planModalCopy: {
    title: (plan) => `Ton forfait : ${plan}`,
    titleLoading: "Ton forfait",
    titleExpired: (plan) => `Ton forfait ${plan} a pris fin`,
    remaining: (days) => plural(days, { one: `${days} jour restant`, other: `${days} jours restants` }),
    free: "Tu peux choisir un autre forfait à tout moment.",
    expired:
      "Tu as le forfait gratuit jusqu’à ce que tu en choisisses un autre. Tes discussions et tes personnages sont tous là.",
    ends: (day) =>
      day === undefined
        ? "Il est résilié et ne sera pas renouvelé."
        : `Il prend fin le ${day} et ne sera pas renouvelé.`,
    paused: (day) =>
      day === undefined
        ? "Les paiements sont en pause. Tu ne paies rien pour l’instant."
        : `Les paiements sont en pause jusqu’au ${day}.`,
    unpaid: (plan) =>
      `Le dernier paiement du forfait ${plan} a échoué. Règle-le pour garder le forfait ${plan}.`,
    confirm: (day) =>
      day === undefined
        ? "Un paiement attend ta confirmation."
        : `Un paiement attend ta confirmation jusqu’au ${day}.`,
    trialOver: (plan) =>
      `Ton essai du forfait ${plan} est terminé. Ajoute un moyen de paiement pour retrouver le forfait ${plan}.`,
    manage: "Gérer les abonnements",
    pay: "Payer",
    confirmPayment: "Confirmer le paiement",
    addPayment: "Moyen de paiement",
    loading: "Chargement de ton forfait",
    failedTitle: "Ton forfait n’a pas pu être chargé.",
    failed: "Ton forfait n’a pas changé. Vérifie ta connexion et réessaie.",
    retry: "Réessayer",
    cancel: "Résilier le forfait",
    cancelTitle: (plan) => `Résilier ${plan} ?`,
    cancelBody: (plan, day) =>
      `Tu gardes ${plan} ${day === undefined ? "pendant la durée payée" : `jusqu’au ${day}`}. ` +
      "Ensuite tu passes au forfait gratuit et plus rien n’est prélevé. Tes discussions et tes personnages restent.",
    keep: "Garder le forfait",
  },
};
