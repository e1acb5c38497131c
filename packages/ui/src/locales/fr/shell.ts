import type { ShellTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("fr");

const suggestionGroups = {
  recent: "Recherches récentes",
  places: "Aller à",
  chats: "Discussions",
  tags: "Tags",
  characters: "Personnages",
  creators: "Créateurs",
  actions: "Actions",
};

/** The header, the menus, the banners and the static pages in French. */
export const shell: ShellTexts = {
  appearanceToggleCopy: { toDark: "Passer en mode sombre", toLight: "Passer en mode clair" },
  bottomNavCopy: {
    label: "Menu principal",
    home: "Accueil",
    search: "Recherche",
    chats: "Discussions",
    create: "Créer",
    you: "Toi",
  },
  breakReminderCopy: {
    message: (hours) =>
      plural(hours, {
        one: `Tu es là depuis ${hours} heure.`,
        other: `Tu es là depuis ${hours} heures.`,
      }),
    saved: "Ta discussion est enregistrée.",
    dismiss: "Fermer",
  },
  commandPaletteCopy: {
    label: "Résultats",
    groups: suggestionGroups,
    searching: "Recherche en cours",
    title: "Recherche et actions",
    field: "Rechercher des pages, des personnages et des discussions",
    count: (count) => plural(count, { one: `${count} résultat`, other: `${count} résultats` }),
    none: "Aucun résultat",
  },
  footerCopy: {
    terms: "Conditions",
    privacy: "Confidentialité",
    safety: "Sécurité",
    contact: "Nous contacter",
  },
  headerCopy: {
    create: "Créer",
    premium: "Premium",
    settings: "Paramètres",
    login: "Connexion",
    menu: "Menu",
  },
  languageSelectCopy: { label: "Langue" },
  navDrawerCopy: {
    title: "Menu",
    create: "Créer",
    chats: "Tes discussions",
    characters: "Tes personnages",
    account: "Compte",
    premium: "Premium",
    theme: "Mode clair ou sombre",
    settings: "Paramètres",
    login: "Connexion",
    signOut: "Se déconnecter",
    close: "Fermer",
    moderation: "Modération",
    openCases: (count) => `en cours : ${count > 99 ? "99+" : count}`,
  },
  newVersionBannerCopy: {
    message: "Une nouvelle version est disponible. Tes brouillons sont en sécurité.",
    reload: "Recharger",
    later: "Plus tard",
  },
  notFoundScreenCopy: {
    code: "404 Page introuvable",
    title: "Cette page n’est plus là.",
    body: "La page que tu cherches n’existe pas, ou n’a jamais existé.",
    home: "Retour à l’accueil",
  },
  noticeBannerCopy: {
    message: "La modération a pris une décision sur ton compte ou tes contenus.",
    read: "Lire",
  },
  offlineBannerCopy: {
    offline: "Tu es hors ligne. Les messages partiront au retour de la connexion.",
    waiting: (count) =>
      plural(count, { one: `${count} message en attente.`, other: `${count} messages en attente.` }),
    restored: "Tu es de nouveau en ligne.",
    retry: "Réessayer",
  },
  searchBoxCopy: { search: "Rechercher des personnages", submitSearch: "Rechercher", searchKey: "/" },
  searchBoxSuggestionsCopy: {
    label: "Suggestions",
    groups: suggestionGroups,
    searching: "Recherche en cours",
    count: (count) => plural(count, { one: `${count} suggestion`, other: `${count} suggestions` }),
    none: "Aucune suggestion. Appuie sur Entrée pour lancer la recherche.",
  },
  shortcutSheetCopy: { title: "Raccourcis clavier", or: "ou", then: "puis" },
  signOutDialogCopy: {
    title: "Se déconnecter de ton compte",
    description: "Les brouillons sur cet appareil seront supprimés. Tes discussions restent dans ton compte.",
    cancel: "Annuler",
    confirm: "Confirmer",
  },
  staticScreenCopy: { contents: "Sur cette page", updated: "En vigueur depuis" },
  userMenuCopy: {
    chats: "Tes discussions",
    characters: "Tes personnages",
    account: "Compte",
    settings: "Paramètres",
    signOut: "Se déconnecter",
    menu: "menu du compte",
    moderation: "Modération",
    openCases: (count) => `en cours : ${count > 99 ? "99+" : count}`,
  },
};
