import type { PartsTexts } from "../Locale.ts";

const notImage = "Carica un file immagine";
const tooLarge = "Il file non può superare i 3 MB";

/** The general components in Italian. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "In corso" },
  chipCopy: { remove: (label) => `Rimuovi ${label}` },
  confirmDialogCopy: { cancel: "Annulla", confirm: "Conferma" },
  failedStateCopy: {
    title: "Caricamento non riuscito.",
    body: "La connessione si è interrotta o il server non ha risposto.",
    retry: "Riprova",
  },
  fieldCopy: {
    show: "Mostra password",
    hide: "Nascondi password",
    clear: "Cancella",
    optional: "facoltativo",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${used} caratteri su ${limit}`,
    tooLong: (over) => `Troppo lungo. Caratteri di troppo: ${over}.`,
  },
  imageCropDialogCopy: {
    title: "Ritaglia l’immagine",
    choose: "Scegli un’immagine",
    chooseAnother: "Scegline un’altra",
    chooseHint: "Un’immagine di massimo 3 MB.",
    upload: "Carica",
    frame: "Area di ritaglio",
    frameHint: "Trascina la cornice o i suoi angoli.",
    keysHint: "Da tastiera: le frecce la spostano, +\u00a0e\u00a0- la ridimensionano.",
    image: "La tua immagine",
    left: "Sposta a sinistra",
    right: "Sposta a destra",
    up: "Sposta in alto",
    down: "Sposta in basso",
    larger: "Ingrandisci la cornice",
    smaller: "Riduci la cornice",
    size: (width, height) => `${width} × ${height} pixel`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "Questa immagine non si può leggere. Scegline un’altra.",
    failed: "Il caricamento non è riuscito. Riprova.",
  },
  markdownCopy: {
    code: "Codice",
    codeIn: (language) => `Codice in ${language}`,
    copyCode: "Copia codice",
  },
  loadMoreCopy: {
    more: "Mostra altro",
    failed: "Non è stato possibile caricare il resto.",
    retry: "Riprova",
    end: "È tutto.",
  },
  modalCopy: { close: "Chiudi" },
  pageProgressCopy: { label: "Caricamento della pagina" },
  selectCopy: { placeholder: "Scegli un’opzione" },
  skipLinkCopy: { skip: "Vai al contenuto" },
  toastsCopy: { label: "Notifiche", close: "Chiudi", undo: "Annulla" },
  uploadButtonCopy: {
    upload: "Carica",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
