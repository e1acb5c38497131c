import type { PartsTexts } from "../Locale.ts";

const notImage = "Bitte lade eine Bilddatei hoch";
const tooLarge = "Die Datei darf höchstens 3 MB groß sein";

/** The general components in German. */
export const parts: PartsTexts = {
  buttonCopy: { pending: "Wird ausgeführt" },
  chipCopy: { remove: (label) => `${label} entfernen` },
  confirmDialogCopy: { cancel: "Abbrechen", confirm: "Bestätigen" },
  failedStateCopy: {
    title: "Das konnte nicht geladen werden.",
    body: "Die Verbindung ist abgebrochen, oder der Server hat nicht geantwortet.",
    retry: "Noch einmal versuchen",
  },
  fieldCopy: {
    show: "Passwort zeigen",
    hide: "Passwort verbergen",
    clear: "Leeren",
    optional: "freiwillig",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${used} von ${limit} Zeichen`,
    tooLong: (over) => `Zu lang. Kürze um ${over} Zeichen.`,
  },
  imageCropDialogCopy: {
    title: "Bild zuschneiden",
    choose: "Bild auswählen",
    chooseAnother: "Anderes auswählen",
    chooseHint: "Ein Bild mit höchstens 3 MB.",
    upload: "Hochladen",
    frame: "Ausschnitt",
    frameHint: "Ziehe den Rahmen oder seine Ecken.",
    keysHint: "Mit der Tastatur: Pfeiltasten bewegen ihn, + und - ändern seine Größe.",
    image: "Das ausgewählte Bild",
    left: "Nach links",
    right: "Nach rechts",
    up: "Nach oben",
    down: "Nach unten",
    larger: "Rahmen vergrößern",
    smaller: "Rahmen verkleinern",
    size: (width, height) => `${width} × ${height} Bildpunkte`,
    "not-image": notImage,
    "too-large": tooLarge,
    unreadable: "Dieses Bild lässt sich nicht lesen. Wähle ein anderes.",
    failed: "Das Hochladen ist fehlgeschlagen. Versuche es noch einmal.",
  },
  markdownCopy: {
    code: "Code",
    codeIn: (language) => `Code in ${language}`,
    copyCode: "Code kopieren",
  },
  loadMoreCopy: {
    more: "Mehr zeigen",
    failed: "Weitere konnten nicht geladen werden.",
    retry: "Noch einmal versuchen",
    end: "Das ist alles.",
  },
  modalCopy: { close: "Schließen" },
  pageProgressCopy: { label: "Seite wird geladen" },
  selectCopy: { placeholder: "Bitte wählen" },
  skipLinkCopy: { skip: "Zum Inhalt" },
  toastsCopy: { label: "Meldungen", close: "Meldung schließen", undo: "Rückgängig" },
  uploadButtonCopy: {
    upload: "Hochladen",
    "not-image": notImage,
    "too-large": tooLarge,
  },
  wordmarkCopy: { name: "mimi" },
};
