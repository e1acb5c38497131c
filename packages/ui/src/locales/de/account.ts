import type { AccountTexts } from "../Locale.ts";
import { pluralOf } from "../../format/pluralOf.ts";

const plural = pluralOf("de");

/** Login, account and plans in German. */
export const account: AccountTexts = {
  accountModalCopy: {
    title: "Konto",
    avatar: "Profilbild",
    avatarHint: "Ein quadratisches Bild mit höchstens 3 MB.",
    name: "Benutzername",
    nameHint: "Alle sehen ihn. Figuren nennen dich so, außer in einer Rolle.",
    bio: "Über dich",
    bioHint: "Steht neben den Figuren, die du veröffentlichst.",
    settings: "Einstellungen",
    save: "Speichern",
    back: "Zurück",
    saved: "Gespeichert.",
    failed: "Das Speichern ist fehlgeschlagen. Deine Änderungen sind noch hier.",
  },
  adultPaneCopy: {
    show: "Figuren für Erwachsene zeigen",
    off: "Sie sind überall ausgeblendet. Wenn du sie einschaltest, fragen wir zuerst nach deinem Alter.",
    on: (since) => `Am ${since} hast du angegeben, dass du mindestens 18 bist.`,
    blur: "Titelbilder unscharf zeigen",
    blurHint: "Wähle ein Titelbild, um es zu sehen.",
    visitor: "Melde dich an, um das zu ändern. Ohne Konto sind Figuren für Erwachsene immer ausgeblendet.",
    login: "Anmelden",
    declined: "Du hast angegeben, dass du unter 18 bist. Figuren für Erwachsene bleiben ausgeblendet.",
    again: "Noch einmal antworten",
    needsVerification:
      "Dort, wo du bist, muss zuerst ein unabhängiger Dienst dein Alter prüfen. Du wählst den Dienst, und er sagt uns nur ja oder nein.",
    verify: "Mein Alter prüfen",
    unavailable:
      "In deinem Land dürfen Figuren für Erwachsene nicht gezeigt werden. Alles andere geht wie sonst.",
    failed: "Das konnte nicht geändert werden. Versuche es noch einmal.",
  },
  appearancePaneCopy: {
    theme: "Farben",
    themes: { system: "Wie das System", dark: "Dunkel", light: "Hell" },
    density: "Titelbilder je Reihe",
    densities: { roomy: "Weniger", standard: "Üblich", compact: "Mehr" },
  },
  dataPaneCopy: {
    export: {
      title: "Eine Kopie deiner Daten",
      body: "Alles, was wir über dich speichern, in Dateien, die andere Programme lesen können.",
      start: "Meine Daten exportieren",
      preparing: "Der Export wird vorbereitet. Du kannst diese Seite verlassen.",
      ready: (size) => `Dein Export ist fertig: ${size}.`,
      download: "Herunterladen",
      failed: "Der Export ist fehlgeschlagen. Deine Daten sind sicher.",
      retry: "Noch einmal versuchen",
    },
    devices: {
      title: "Andere Geräte",
      body: "Meldet dich auf allen Geräten und in allen Browsern ab, auch in diesem.",
      signOut: "Überall abmelden",
      failed: "Das Abmelden ist fehlgeschlagen. Versuche es noch einmal.",
      confirmTitle: "Überall abmelden?",
      confirmBody: "Nicht gesendete Entwürfe bleiben auf den Geräten, auf denen du sie geschrieben hast.",
      confirm: "Überall abmelden",
      cancel: "Abbrechen",
    },
  },
  deleteAccountPaneCopy: {
    deleted: "Gelöscht",
    deletedItems: [
      "Dein Profil, dein Profilbild und deine Rollen",
      "Alle deine Chats und die Erinnerungen der Figuren",
      "Deine Entwürfe und deine Figuren, mit denen sonst niemand chattet",
      "Was du gemerkt, bewertet und ausgeblendet hast",
    ],
    kept: "Behalten",
    keptItems: [
      "Figuren, mit denen andere chatten: nur in diesen Chats und ohne deinen Namen",
      "Belege über Zahlungen, solange das Gesetz es verlangt",
    ],
    final: "Das lässt sich nicht rückgängig machen. Vielleicht möchtest du zuerst deine Daten exportieren.",
    field: (text) => `Gib zur Bestätigung ${text} ein`,
    mismatch: (text) => `Das stimmt nicht überein. Gib ${text} ein`,
    delete: "Mein Konto löschen",
    failed: "Dein Konto wurde nicht gelöscht. Nichts hat sich geändert.",
    subscribed: "Dein Abo läuft, bis du es kündigst. Kündige es zuerst, und komm dann hierher zurück.",
    manage: "Abos verwalten",
  },
  discreetPaneCopy: {
    label: "Unauffälliger Modus",
    hint: "Für Züge, Büros und gemeinsame Bildschirme.",
    effects: [
      "Der Tab in deinem Browser hat einen schlichten Namen und ein schlichtes Symbol.",
      "Letzte Zeilen, Titel und Vorschauen deiner Chats sind verborgen, bis du auf sie zeigst oder sie gedrückt hältst.",
      "Titelbilder und Porträts sind unscharf, bis du auf sie zeigst.",
      "Namen in deinen Chats schrumpfen auf ihren ersten Buchstaben.",
    ],
    preview: "So sieht der Tab aus",
    title: "Mimi",
    plainTitle: "Lektüre",
  },
  hiddenPaneCopy: {
    loading: "Ausgeblendetes wird geladen",
    failed: "Was du ausgeblendet hast, konnte nicht geladen werden.",
    retry: "Noch einmal versuchen",
    empty: "Nichts ist ausgeblendet",
    emptyText: "Hier stehen Themen, Figuren, Autorinnen und Autoren, die du ausblendest.",
    tags: "Themen",
    characters: "Figuren",
    creators: "Autorinnen und Autoren",
    handle: (creator) => `@${creator}`,
    unhide: "Wieder zeigen",
    unhideLabel: (name) => `Wieder zeigen: ${name}`,
  },
  readingPaneCopy: {
    typeface: "Schrift",
    typefaces: { serif: "Buch", sans: "Schlicht", legible: "Gut lesbar bei Legasthenie" },
    size: "Größe",
    sizes: { small: "Klein", medium: "Mittel", large: "Groß", largest: "Sehr groß" },
    sizeSample: "A",
    lineLength: "Zeilenlänge",
    lineLengths: { short: "Kurz", medium: "Mittel", long: "Lang" },
    sample: "Vorschau des Textes",
    sampleText:
      "*Die Lampe summt. Sie dreht die Streichholzschachtel einmal um und legt sie zwischen eure Tassen.* „Du hast ein vorsichtiges Gesicht“, sagt sie. „Vorsichtige Leute zählen die Ausgänge.“",
    contrast: "Was du auch wählst, der Kontrast bleibt gleich.",
    breaks: "Stündlich an eine Pause erinnern",
    breaksHint: "Erinnert dich in einem Chat jede Stunde.",
  },
  settingsModalCopy: {
    title: "Einstellungen",
    back: "Alle Einstellungen",
    sections: {
      appearance: { title: "Aussehen", description: "Farben und Titelbilder" },
      reading: { title: "Lesen", description: "Schrift, Größe, Zeilenlänge" },
      hidden: { title: "Ausgeblendet", description: "Themen, Figuren, Autorinnen und Autoren" },
      adult: { title: "Inhalte für Erwachsene", description: "Zeigen, ausblenden oder unscharf" },
      discreet: { title: "Unauffälliger Modus", description: "Für gemeinsame Bildschirme" },
      notices: { title: "Entscheidungen", description: "Der Moderation, und deine Einsprüche" },
      data: { title: "Deine Daten", description: "Exportieren, überall abmelden" },
      deletion: { title: "Konto löschen", description: "Was gelöscht wird und was bleibt" },
    },
  },
  loginModalCopy: {
    name: "mimi",
    title: "Bei Mimi anmelden",
    google: "Weiter mit Google",
    apple: "Weiter mit Apple",
    or: "ODER",
    email: "E-Mail-Adresse",
    password: "Passwort",
    submit: "Anmelden / Registrieren",
    forgot: "Ich habe mein Passwort vergessen",
    terms: "Bedingungen",
    privacy: "Datenschutz",
    checkEmail: "Prüfe deine E-Mails",
    registerSent: "Wir haben dir einen Link zum Anmelden per E-Mail geschickt.",
    resetSent: "Wir haben dir einen Link für ein neues Passwort per E-Mail geschickt.",
    continue: "Weiter",
    back: "Zurück",
  },
  planCardCopy: {
    upgrade: "Jetzt wechseln",
    subscribing: "Abonniert",
    current: "Dein Tarif",
    priceBefore: "Vorher:",
  },
  planModalCopy: {
    title: (plan) => `Dein Tarif ist ${plan}`,
    titleLoading: "Dein Tarif",
    titleExpired: (plan) => `Dein Tarif ${plan} ist abgelaufen`,
    remaining: (days) => plural(days, { one: `noch ${days} Tag`, other: `noch ${days} Tage` }),
    free: "Du kannst jederzeit einen anderen Tarif wählen.",
    expired:
      "Bis du wieder einen Tarif wählst, gilt der kostenlose. Deine Chats und Figuren sind alle noch da.",
    ends: (day) =>
      day === undefined
        ? "Er ist gekündigt und wird nicht verlängert."
        : `Er endet am ${day} und wird nicht verlängert.`,
    paused: (day) =>
      day === undefined
        ? "Die Zahlungen ruhen. Du zahlst im Moment nichts."
        : `Die Zahlungen ruhen bis ${day}.`,
    unpaid: (plan) =>
      `Die letzte Zahlung für ${plan} ist fehlgeschlagen. Bezahle sie, um ${plan} weiter zu nutzen.`,
    confirm: (day) =>
      day === undefined
        ? "Eine Zahlung wartet auf deine Bestätigung."
        : `Eine Zahlung wartet bis ${day} auf deine Bestätigung.`,
    trialOver: (plan) =>
      `Deine Probezeit mit ${plan} ist vorbei. Gib an, wie du zahlst, um ${plan} wieder zu nutzen.`,
    manage: "Abos verwalten",
    cancel: "Tarif kündigen",
    cancelTitle: (plan) => `${plan} kündigen?`,
    cancelBody: (plan, day) =>
      `${plan} gilt noch ${day === undefined ? "für die bezahlte Zeit" : `bis ${day}`}. ` +
      "Danach gilt der kostenlose Tarif, und es wird nichts mehr abgebucht. Deine Chats und Figuren bleiben.",
    keep: "Tarif behalten",
    pay: "Jetzt bezahlen",
    confirmPayment: "Zahlung bestätigen",
    addPayment: "Zahlungsart angeben",
    loading: "Dein Tarif wird geladen",
    failedTitle: "Dein Tarif konnte nicht geladen werden.",
    failed: "Dein Tarif ist unverändert. Prüfe deine Verbindung, und versuche es noch einmal.",
    retry: "Noch einmal versuchen",
  },
};
