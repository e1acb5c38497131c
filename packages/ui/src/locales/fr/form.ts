import { assertNever } from "../../assertNever.ts";
import type { FormTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("fr");

/** The form of a character in French. */
export const form: FormTexts = {
  characterFormScreenCopy: {
    titles: { create: "Nouveau personnage", edit: (name) => `Modifier ${name}` },
    untitled: "Sans nom",
    loading: "Chargement du personnage",
    groups: { basics: "Général", greeting: "Accueil", definition: "Définition", advanced: "Avancé" },
    steps: "Sections du formulaire",
    progress: { empty: "vide", started: "commencé", done: "terminé" },
    status: {
      draft: "Personne d’autre que toi ne peut le voir.",
      pending: "En attente d’examen.",
      published: "Publié.",
      rejected: "Refusé.",
      removed: "Supprimé par la modération.",
    },
    saving: (saving) => {
      switch (saving.kind) {
        case "untouched":
          return "";
        case "saving":
          return "Enregistrement du brouillon.";
        case "saved":
          return `Brouillon enregistré ${saving.when}.`;
        case "local":
          return saving.reason === "no-name"
            ? "Enregistré dans ce navigateur tant qu’il n’a pas de nom."
            : "Les modifications restent dans ce navigateur jusqu’à leur publication.";
        case "offline":
          return "Tu es hors ligne. Enregistré dans ce navigateur jusqu’au retour de la connexion.";
        case "failed":
          return `${saving.reason} Tes modifications sont enregistrées dans ce navigateur.`;
        default:
          return assertNever(saving);
      }
    },
    retrySaving: "Réenregistrer",
    publish: "Publier",
    tryChat: "Tester",
    publishChanges: "Publier les modifications",
    preview: "Aperçu",
    import: "Importer une carte",
    drop: "Dépose la carte pour l’importer",
    more: "Plus",
    exportPng: "Exporter en carte PNG",
    exportJson: "Exporter en JSON",
    duplicate: "Dupliquer",
    viewPage: "Voir la page",
    remove: "Supprimer",
    problems: {
      title: "Avant de publier",
      missing: {
        cover: "Choisis une couverture",
        name: "Donne-lui un nom",
        tags: "Choisis au moins un tag",
        greeting: "Écris un premier message",
      },
      missingOther: (label) => `Remplis le champ « ${label} »`,
      tooLong: (label, over, limit) => `${label} : ${over} de trop (maximum ${limit})`,
      attestation: {
        rating: "Coche les deux cases sur un personnage pour adultes",
        adultAge: "Indique un âge de 18 ans ou plus",
      },
      attestationShort: { rating: "Coche les deux cases.", adultAge: "18 ans ou plus." },
      missingShort: "Requis pour publier.",
      tooLongShort: (limit) => `${limit} maximum. Rien n’est coupé ; raccourcis-le pour publier.`,
    },
    publishing: {
      title: (name) => `Qui peut trouver ${name} ?`,
      text: "Tu peux changer ça à tout moment dans le formulaire.",
      confirm: { public: "Publier", unlisted: "Publier", private: "Enregistrer" },
    },
    refused: "Pourquoi",
    refusedLabel: "Pourquoi, ouvre la règle dans un nouvel onglet",
    decision: {
      rejected: "La modération a retiré ce personnage. Tu peux le modifier et le publier à nouveau.",
      removed: "La modération a supprimé ce personnage. Il ne peut plus être publié.",
      reason: (reason) => `Motif : ${reason}.`,
      rule: "Lire la règle",
      open: "Voir la décision",
    },
    cover: "Couverture",
    coverHint:
      "Une image verticale (3:4) de 3 Mo maximum. Si elle montre une personne, elle doit être adulte.",
    coverAdd: "Ajouter une couverture",
    coverReplace: "Remplacer",
    coverRemove: "Retirer",
    coverAlt: "Ce que montre la couverture",
    coverAltHint: "Lu à voix haute aux personnes qui ne peuvent pas la voir.",
    name: "Nom",
    chatName: "Nom court",
    tagline: "Accroche",
    taglineHint: "Une ligne qui donne envie d’en savoir plus.",
    tags: "Tags",
    tagsAdd: "Ajouter",
    tagsSearch: "Trouver un tag",
    tagsNone: "Ce tag n’existe pas",
    warnings: "Avertissements",
    warningsHint: "Ce qu’on peut vouloir savoir avant : tempêtes, deuil, araignées.",
    warningsAdd: "Ajouter",
    warningsNew: "Avertissement",
    removeToken: (name) => `Retirer ${name}`,
    bio: "À propos",
    bioHint: "Affiché sur sa page. L’IA ne le lit jamais. Le Markdown fonctionne ici.",
    visibility: "Qui peut le trouver",
    visibilities: {
      public: { label: "Tout le monde", hint: "Visible dans les listes et la recherche." },
      unlisted: { label: "Avec le lien", hint: "Absent des listes." },
      private: { label: "Moi seulement", hint: "Personne d’autre ne peut l’ouvrir." },
    },
    rating: "Classification par âge",
    ratings: {
      everyone: { label: "Tout public", hint: "Sans contenu sensible." },
      adult: {
        label: "Réservé aux adultes",
        hint: "Masqué tant que la personne n’a pas confirmé être adulte.",
      },
    },
    adultAge: "L’âge du personnage",
    adultAgeHint: "En années. Un personnage pour adultes a 18 ans ou plus.",
    attestsCharacter: "Ce personnage est adulte et en a l’apparence.",
    attestsImage: "La couverture montre quelqu’un qui est adulte et en a l’apparence.",
    rules: "Nos règles pour les personnages pour adultes",
    greeting: "Premier message",
    greetingHint: "{{char}} et {{user}} deviennent les noms. Les *astérisques* marquent les actions.",
    alternateGreetings: "Autres premiers messages",
    alternateGreetingsHint: "On en choisit un au début d’une discussion.",
    alternateGreeting: (place) => `Premier message ${place}`,
    addAlternateGreeting: "Ajouter un premier message",
    alternateGreetingsFull: (limit) => `${limit} maximum.`,
    moveUp: (label) => `Monter : ${label}`,
    moveDown: (label) => `Descendre : ${label}`,
    removeItem: (label) => `Retirer : ${label}`,
    moved: (label, count) => `Maintenant ${label} sur ${count}`,
    definition: "Définition",
    definitionHint: "Qui il est, ce qu’il sait, comment il parle. L’IA lit ce texte avant chaque réponse.",
    definitionLong: "À partir d’environ 1 400 mots, l’IA retient moins la discussion.",
    personality: "Personnalité",
    scenario: "Scénario",
    scenarioHint: "Où et quand commence une discussion.",
    definitionVisibility: "Qui peut lire la définition",
    definitionVisibilities: {
      hidden: { label: "Moi seulement", hint: "Les autres discutent avec lui sans la lire." },
      shown: { label: "Tout le monde", hint: "Les autres peuvent aussi le dupliquer." },
    },
    exampleDialogs: "Exemples de dialogues",
    exampleDialogsHint: "Commence chacun par <START>. L’IA les lit tant qu’il y a de la place.",
    systemPrompt: "Prompt système",
    systemPromptHint: "L’IA le lit en premier, avant tout le reste.",
    postHistory: "Instructions finales",
    postHistoryHint: "L’IA les lit en dernier, là où elles ont le plus d’effet.",
    language: "Langue",
    version: "Version",
    book: "Lorebook",
    bookHint:
      "Des faits sur des lieux, des gens ou des choses. L’IA n’en lit un que si l’un de ses mots déclencheurs apparaît dans la discussion.",
    bookAdd: "Ajouter une entrée",
    entry: (name, place) => (name.trim() === "" ? `Entrée ${place}` : name),
    entryName: "Nom",
    entryKeys: "Mots déclencheurs",
    entryKeysNew: "Mot déclencheur",
    entryKeysAdd: "Ajouter",
    entrySecondary: "Mots déclencheurs secondaires",
    entryContent: "Texte",
    entryComment: "Ta note",
    entryEnabled: "Activée",
    entryConstant: "Toujours active",
    entryCase: "Respecter la casse",
    entryRegex: "Expressions régulières",
    entryUnused: (patterns) =>
      `Non utilisées : ${patterns}. Les expressions régulières trop longues, avec assertions ou références arrière, ne peuvent pas être recherchées.`,
    entryPosition: "Position",
    entryPositions: { before: "avant la définition", after: "après la définition" },
    entryOff: "désactivée",
    size: (length, words) =>
      `${{ short: "Courte", medium: "Moyenne", long: "Longue" }[length]} (environ ${words} mots)`,
    sizeDetails: (total, permanent) =>
      `${total} jetons, l’unité des IA. L’IA en lit ${permanent} avant chaque réponse, et le reste tant qu’il y a de la place.`,
    previewOpening: "Ton premier message apparaît ici.",
    previewTagline: "Ton accroche apparaît ici.",
    moreOpenings: (count) =>
      plural(count, {
        one: `et ${count} autre premier message`,
        other: `et ${count} autres premiers messages`,
      }),
    restored: "Voici ton brouillon non enregistré de ce navigateur.",
    startAfresh: "Recommencer",
    unfinished: (name) => `Continuer ton brouillon « ${name} » ?`,
    continueDraft: "Continuer",
    startNew: "Commencer un autre",
    conflict: "Ce personnage a été modifié ailleurs depuis que tu as commencé.",
    conflictKeepMine: "Garder la mienne",
    conflictUseOther: "Prendre l’autre",
    conflictText: "Garde ta version, ou prends l’autre et perds la tienne.",
    leave: {
      title: "Quitter sans enregistrer ?",
      text: "Tes modifications restent dans ce navigateur. Personne d’autre ne peut les voir.",
      confirm: "Quitter",
      cancel: "Rester",
    },
    removal: {
      title: (name) => `Supprimer ${name} ?`,
      text: "Plus personne ne pourra le trouver. Les discussions existantes continuent. Tu peux le restaurer pendant 30 jours.",
      confirm: "Supprimer",
      cancel: "Garder",
    },
    missing: {
      title: "Personnage introuvable",
      text: "Il a été supprimé, ou il appartient à quelqu’un d’autre.",
      home: "Retour à l’accueil",
    },
    failed: {
      server: {
        title: "Le personnage n’a pas pu être chargé",
        text: "Un problème est survenu de notre côté. Rien de ce que tu as écrit n’est perdu.",
      },
      offline: { title: "Tu es hors ligne", text: "Il se chargera au retour du réseau. Rien n’est perdu." },
    },
    retry: "Réessayer",
    signedOut: {
      title: "Créer un personnage",
      text: "Connecte-toi pour créer ton personnage. Tu reviendras ici ensuite.",
      login: "Connexion",
    },
  },
  cardImportReportCopy: {
    reading: "Lecture de la carte",
    title: (name) => name,
    untitled: "Carte sans nom",
    origin: (file, spec) => `${spec}, fichier ${file}`,
    replaces: "Elle remplace le contenu actuel du formulaire.",
    sections: {
      tooLong: "Trop long pour être publié",
      imported: "Importé",
      passedThrough: "Pas utilisé ici, mais gardé pour l’export",
      skipped: "Laissé de côté",
      adapted: "Utilisé en partie",
      repairs: "Réparé",
      placeholders: "Variables qui ne sont pas utilisées ici",
      likelyTags: "Tags proches de ceux de la carte",
    },
    likelyTagsText: "Choisis ceux qui conviennent. Les autres ne sont pas ajoutés.",
    adapted: (label, used, of) => `${label} : ${used} sur ${of}`,
    adaptedText: "Le reste demeure dans la carte et s’exporte avec elle.",
    bookKeys: "Clés du lorebook",
    bookPatterns: "Expressions régulières du lorebook",
    placeholdersText: "Ni le public ni l’IA ne les voient. Elles restent dans la carte.",
    repairs: {
      encoding: "Lettres abîmées, par exemple Ã© au lieu de é",
      unprintable: "Les caractères impossibles à afficher ont été retirés",
      syntax: "Les commentaires et les virgules en trop ont été ignorés",
    },
    lorebookTitle: "C’est un lorebook",
    lorebook: (entries, shown) =>
      plural(entries, {
        one: `Il contient ${shown} entrée et aucun personnage. L’ajouter à ce personnage ?`,
        other: `Il contient ${shown} entrées et aucun personnage. Les ajouter à ce personnage ?`,
      }),
    addLorebook: "Ajouter à ce personnage",
    tooLong: (label, used, limit) => `${label} : ${used} sur ${limit}`,
    tooLongText: "Rien n’est coupé. Ça reste un brouillon tant que tu ne l’as pas raccourci.",
    takenOver: (label) => `${label} : repris`,
    image: "Couverture",
    characterNote: "Note du personnage",
    maker: "Qui l’a créé",
    skipReasons: {
      unsafe: "n’est pas sûr",
      "not-text": "n’est pas du texte",
      damaged: "est endommagé ; une copie intacte a été utilisée",
      "not-taken": "n’est pas utilisé ; seules la carte et son image principale sont importées",
    },
    use: "Utiliser cette carte",
    cancel: "Annuler",
    refusedTitle: "Impossible de lire cette carte",
    errors: {
      "not-a-card":
        "Il n’y a pas de personnage dans ce fichier. Les cartes sont des fichiers PNG, JSON ou charx.",
      "image-without-card":
        "C’est une image sans personnage. Les messageries et les applis photo l’effacent souvent : télécharge le fichier d’origine.",
      "archive-without-card": "Il n’y a pas de personnage dans cette archive.",
      "other-archive": "Cette archive ne peut pas être ouverte ici. Décompresse-la et choisis la carte.",
      chat: "C’est une discussion, pas un personnage.",
      yaml: "C’est un personnage en YAML. Enregistre-le en JSON ou en carte PNG, puis réessaie.",
      "too-large": "Ce fichier est trop gros pour une carte.",
      damaged: "Le fichier est endommagé.",
      encoding: "Le texte de cette carte est illisible. Enregistre-la en UTF-8 et réessaie.",
      "not-json": "Cette carte est incomplète, nous ne pouvons pas la lire.",
      "too-deep": "La structure de cette carte ne nous permet pas de la lire.",
      bomb: "Une fois décompressé, ce fichier est trop gros. Nous ne l’avons pas ouvert.",
      "no-name": "Cette carte n’a pas de nom.",
    },
    nothingLost: "Ton formulaire n’a pas changé.",
    choose: "En choisir une autre",
    close: "Fermer",
  },
};
