import * as english from "@mimi/ui/copy";
import { complete } from "./completeCopy.ts";

const notImage = "Bitte lade eine Bilddatei hoch";
const tooLarge = "Die Datei darf höchstens 3 MB groß sein";

/** The general components in German. */
export const germanParts = [
  complete(english.buttonCopy, { pending: "Wird ausgeführt" }),
  complete(english.chipCopy, { remove: (label) => `${label} entfernen` }),
  complete(english.confirmDialogCopy, { cancel: "Abbrechen", confirm: "Bestätigen" }),
  complete(english.failedStateCopy, {
    title: "Das wurde nicht geladen.",
    body: "Die Verbindung ist abgebrochen, oder der Server hat nicht geantwortet.",
    retry: "Noch einmal versuchen",
  }),
  complete(english.fieldCopy, {
    show: "Passwort zeigen",
    hide: "Passwort verbergen",
    clear: "Leeren",
    optional: "freiwillig",
    counter: (used, limit) => `${used} / ${limit}`,
    counterLabel: (used, limit) => `${used} von ${limit} Zeichen`,
    tooLong: (over) => `Zu lang. Kürze um ${over}.`,
  }),
  complete(english.imageCropDialogCopy, {
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
  }),
  complete(english.markdownCopy, {
    code: "Code",
    codeIn: (language) => `Code in ${language}`,
    copyCode: "Code kopieren",
  }),
  complete(english.loadMoreCopy, {
    more: "Mehr zeigen",
    failed: "Weitere wurden nicht geladen.",
    retry: "Noch einmal versuchen",
    end: "Das ist alles.",
  }),
  complete(english.modalCopy, { close: "Schließen" }),
  complete(english.pageProgressCopy, { label: "Seite wird geladen" }),
  complete(english.selectCopy, { placeholder: "Bitte wählen" }),
  complete(english.skipLinkCopy, { skip: "Zum Inhalt" }),
  complete(english.toastsCopy, { label: "Meldungen", close: "Meldung schließen", undo: "Rückgängig" }),
  complete(english.uploadButtonCopy, {
    upload: "Hochladen",
    "not-image": notImage,
    "too-large": tooLarge,
  }),
  complete(english.wordmarkCopy, { name: "mimi" }),
];
