import type { PartsTexts } from "../Locale.ts";

const notImage = "Choisis un fichier image";
const tooLarge = "Le fichier ne doit pas dépasser 3 Mo";

/** The general components in French. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "En cours" },
  chipCopy: { remove: (label) => `Retirer ${label}` },
  confirmDialogCopy: { cancel: "Annuler", confirm: "Confirmer" },
  failedStateCopy: {
    title: "Le chargement a échoué.",
    body: "La connexion a été coupée ou le serveur n’a pas répondu.",
    retry: "Réessayer",
  },
  fieldCopy: {
    show: "Afficher le mot de passe",
    hide: "Masquer le mot de passe",
    clear: "Effacer",
    optional: "facultatif",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `Caractères utilisés : ${used} sur ${limit}`,
    tooLong: (over) => `Trop long. Caractères à enlever : ${over}.`,
  },
  imageCropDialogCopy: {
    title: "Recadre ton image",
    choose: "Choisir une image",
    chooseAnother: "En choisir une autre",
    chooseHint: "Une image de 3 Mo maximum.",
    upload: "Envoyer",
    frame: "Zone de recadrage",
    frameHint: "Fais glisser le cadre ou ses coins.",
    keysHint: "Au clavier : les flèches le déplacent, +\u00a0et\u00a0- changent sa taille.",
    image: "Ton image",
    left: "Vers la gauche",
    right: "Vers la droite",
    up: "Vers le haut",
    down: "Vers le bas",
    larger: "Agrandir le cadre",
    smaller: "Réduire le cadre",
    size: (width, height) => `${width} × ${height} pixels`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "Impossible de lire cette image. Choisis-en une autre.",
    failed: "L’envoi a échoué. Réessaie.",
  },
  markdownCopy: {
    code: "Code",
    codeIn: (language) => `Code : ${language}`,
    copyCode: "Copier le code",
  },
  loadMoreCopy: {
    more: "Afficher plus",
    failed: "La suite n’a pas pu être chargée.",
    retry: "Réessayer",
    end: "C’est tout.",
  },
  modalCopy: { close: "Fermer" },
  pageProgressCopy: { label: "Chargement de la page" },
  selectCopy: { placeholder: "Choisir" },
  skipLinkCopy: { skip: "Aller au contenu" },
  toastsCopy: { label: "Notifications", close: "Fermer", undo: "Annuler" },
  uploadButtonCopy: {
    upload: "Envoyer",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
