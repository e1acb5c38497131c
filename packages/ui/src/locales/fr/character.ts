import type { CharacterTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("fr");

const chats = (shown: string, count: number) =>
  plural(count, { one: `${shown} discussion`, other: `${shown} discussions` });

/** The lists and pages of characters in French. */
export const character: CharacterTexts = {
  characterCardCopy: {
    adult: "Personnage pour adultes",
    adultReason: "Flouté par tes paramètres",
    show: "Afficher",
    showLabel: "Afficher le personnage pour adultes",
    favourite: (name) => `Ajouter ${name} aux favoris`,
    chats,
    likes: (shown) => `${shown} J’aime`,
    marks: {
      draft: "Brouillon",
      private: "Toi seulement",
      unlisted: "Non répertorié",
      public: "Public",
      pending: "En attente d’examen",
      rejected: "Refusé",
      removed: "Supprimé",
    },
  },
  characterGridCopy: {
    loading: "Chargement des personnages",
    next: {
      more: "Afficher plus",
      failed: "La suite n’a pas pu être chargée.",
      retry: "Réessayer",
      end: "Plus d’autres personnages",
    },
    retry: "Réessayer",
    failed: {
      server: {
        title: "Les personnages n’ont pas pu être chargés",
        text: "Un problème est survenu de notre côté. Tes données sont en sécurité.",
      },
      offline: {
        title: "Tu es hors ligne",
        text: "Les personnages se chargeront au retour de la connexion.",
      },
    },
    empty: {
      nothing: { title: "Pas encore de personnages", text: "Crée le premier." },
      favourites: {
        title: "Pas encore de favoris",
        text: "Touche le cœur sur une couverture pour ajouter un personnage.",
      },
      tag: { title: "Aucun personnage avec ce tag", text: "Essaie un autre tag." },
      adult: {
        title: "Les personnages pour adultes sont masqués",
        text: "Tous les personnages ici sont pour adultes.",
      },
      filters: {
        title: "Masqués par tes filtres",
        text: "Tous les personnages ici correspondent à quelque chose que tu masques.",
      },
    },
  },
  characterRailCopy: {
    loading: "Chargement des personnages",
    failed: "Ces personnages n’ont pas pu être chargés.",
    retry: "Réessayer",
  },
  continueRailCopy: {
    title: "Continuer",
    welcome: "Bienvenue. Choisis quelqu’un et dis bonjour.",
    start: "Discuter",
    startWith: (name) => `Discuter avec ${name}`,
    all: "Toutes les discussions",
    continue: "Continuer",
    continueWith: (name) => `Continuer avec ${name}`,
    messages: (count, shown) => plural(count, { one: `${shown} message`, other: `${shown} messages` }),
    find: "Trouver un personnage",
    findText: "Choisis une couverture et dis bonjour",
    create: "Créer",
    createText: "Crée ton propre personnage",
    loading: "Chargement de tes discussions",
    failed: "Tes discussions n’ont pas pu être chargées. Elles sont en sécurité.",
    retry: "Réessayer",
  },
  detailScreenCopy: {
    back: "Retour",
    home: "Retour à l’accueil",
    continue: "Continuer",
    start: "Discuter",
    newChat: "Nouvelle discussion",
    chats,
    chatsWord: (count) => plural(count, { one: "discussion", other: "discussions" }),
    by: (creator) => `par @${creator}`,
    about: "À propos",
    tags: "Tags",
    similar: "Personnages similaires",
    share: "Partager",
    exportCard: "Télécharger la carte",
    duplicate: "Dupliquer",
    edit: "Modifier",
    more: "Plus",
    report: "Signaler ce personnage",
    reportImage: "Signaler cette couverture",
    reportProfile: (creator) => `Signaler @${creator}`,
    hidden: "Tu as masqué ce personnage, son créateur ou l’un de ses tags.",
    hiddenOpen: "Changer",
    hiddenBy: {
      tag: (name) => `Masqué par ton tag ${name}`,
      creator: (name) => `Masqué avec le créateur @${name}`,
      character: () => "Masqué par toi",
    },
    showAgain: "Réafficher",
    showAgainLabel: {
      tag: (name) => `Réafficher : le tag ${name}`,
      creator: (name) => `Réafficher : @${name}`,
      character: (name) => `Réafficher : ${name}`,
    },
    sharing: {
      title: "Partager cette adresse",
      text: "Le navigateur ne l’a pas copiée. Sélectionne-la et copie-la.",
      field: "Adresse",
    },
    visibility: { private: "Toi seulement", unlisted: "Non répertorié" },
    visibilityText: {
      private: "Personne d’autre ne peut ouvrir cette page.",
      unlisted: "Toute personne qui a le lien peut ouvrir cette page.",
    },
    facts: "Infos",
    creator: "Créateur",
    handle: (creator) => `@${creator}`,
    origin: "Importé",
    madeBy: (maker, importer) => `Créé par ${maker}, importé par @${importer}`,
    rated: "Classification par âge",
    language: "Langue",
    warnings: "Avertissements",
    rating: { everyone: "Tout public", adult: "Réservé aux adultes" },
    length: "Longueur",
    size: (length, words) =>
      `${{ short: "Courte", medium: "Moyenne", long: "Longue" }[length]} (environ ${words} mots)`,
    sizeDetails: (total, permanent) =>
      `${total} jetons, l’unité des IA. L’IA en lit ${permanent} avant chaque réponse, et le reste tant qu’il y a de la place.`,
    updated: "Mis à jour",
    loading: "Chargement du personnage",
    missing: {
      title: "Personnage introuvable",
      text: "Il a été supprimé, ou l’adresse est fausse.",
    },
    failed: {
      server: {
        title: "Le personnage n’a pas pu être chargé",
        text: "Un problème est survenu de notre côté. Tes discussions sont en sécurité.",
      },
      offline: {
        title: "Tu es hors ligne",
        text: "Le personnage se chargera au retour de la connexion.",
      },
    },
    retry: "Réessayer",
    adult: "Personnage pour adultes",
    adultText: "Tes paramètres masquent les personnages pour adultes.",
    adultShow: "Réglages du contenu pour adultes",
  },
  filterDialogCopy: {
    title: "Filtres",
    adult: "Afficher les personnages pour adultes",
    density: "Couvertures par ligne",
    densities: { roomy: "Moins", standard: "Normal", compact: "Plus" },
    done: "OK",
  },
  greetingReaderCopy: {
    title: "Premier message",
    previous: "Premier message précédent",
    next: "Premier message suivant",
    position: (position, count) => `${position} sur ${count}`,
  },
  hiddenCountCopy: {
    hidden: (shown) => `Masqués : ${shown}`,
    byFilters: "par tes filtres",
    adultHidden: (count, shown) =>
      plural(count, {
        one: `${shown} personnage pour adultes masqué`,
        other: `${shown} personnages pour adultes masqués`,
      }),
    both: (adult, others) => `(${adult} pour adultes, ${others} par tes filtres)`,
    reveal: (hidden) => `${hidden}. Afficher`,
  },
  homeScreenCopy: {
    title: "Personnages",
    continueTitle: "Continuer",
    create: "Créer un personnage",
    forYou: "Voir tous les personnages",
    reveal: "Afficher",
  },
  ownCharactersScreenCopy: {
    title: "Tes personnages",
    create: "Créer",
    filters: "Filtrer par état",
    states: {
      all: "Tous",
      draft: "Brouillons",
      private: "Toi seulement",
      unlisted: "Non répertoriés",
      public: "Publics",
      pending: "En attente d’examen",
      rejected: "Refusés",
      removed: "Supprimés",
      deleted: "Corbeille",
    },
    sortLabel: "Trier",
    sorts: { updated: "Modifiés récemment", name: "Nom", chats: "Les plus discutés" },
    bin: "Les personnages restent 30 jours dans la corbeille, puis sont supprimés pour de bon.",
    shown: (count, hasMore, shown) =>
      hasMore
        ? `Les ${shown} premiers personnages`
        : plural(count, { one: `${shown} personnage`, other: `${shown} personnages` }),
    edited: (when) => `Modifié ${when}`,
    daysLeft: (days) => plural(days, { one: `${days} jour restant`, other: `${days} jours restants` }),
    menu: (name) => `Actions : ${name}`,
    menuAdult: "Actions pour ce personnage pour adultes",
    edit: "Modifier",
    chat: "Discuter",
    duplicate: "Dupliquer",
    download: "Télécharger la carte",
    remove: "Supprimer",
    restore: "Restaurer",
    restoreLabel: (name) => `Restaurer ${name}`,
    restoreAdult: "Restaurer ce personnage pour adultes",
    end: "Plus d’autres personnages",
    empty: {
      title: "Tu n’as pas encore créé de personnage",
      text: "Tes brouillons et tes personnages publiés apparaissent ici.",
      create: "Créer un personnage",
    },
    allDeleted: {
      title: "Tu n’as aucun personnage",
      text: "Les personnages que tu as supprimés restent 30 jours dans la corbeille.",
    },
    emptyState: {
      title: "Aucun personnage ici",
      text: "Aucun de tes personnages n’est dans ce groupe.",
      all: "Tout afficher",
    },
    emptyBin: {
      title: "La corbeille est vide",
      text: "Les personnages que tu supprimes restent ici pendant 30 jours.",
    },
    signedOut: {
      title: "Connecte-toi pour voir tes personnages",
      text: "Tes brouillons et tes personnages publiés apparaissent ici.",
      login: "Connexion",
    },
    grid: {
      loading: "Chargement de tes personnages",
      next: { end: "Ce sont tous tes personnages." },
      failed: {
        server: {
          title: "Tes personnages n’ont pas pu être chargés",
          text: "Un problème est survenu de notre côté. Tes personnages sont en sécurité.",
        },
        offline: {
          title: "Tu es hors ligne",
          text: "Tes personnages se chargeront au retour de la connexion.",
        },
      },
    },
  },
  reactionButtonsCopy: {
    label: "Réactions",
    like: "J’aime",
    dislike: "Je n’aime pas",
    favourite: "Favori",
    counts: {
      like: (shown) => `${shown} J’aime`,
      dislike: (shown) => `${shown} Je n’aime pas`,
      favourite: (shown, count) => plural(count, { one: `${shown} favori`, other: `${shown} favoris` }),
    },
  },
  feedTabsCopy: {
    label: "Quels personnages",
    feeds: { forYou: "Pour toi", new: "Nouveaux", favourites: "Favoris" },
    yours: "Les tiens",
    tags: "Tags",
    all: "Tous",
    filters: "Filtres",
  },
};
