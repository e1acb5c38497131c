import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in, in German. */
export const loginTexts: typeof English = {
  emailRequired: "Bitte gib deine E-Mail-Adresse ein",
  emailInvalid: "Ungültige E-Mail-Adresse",
  passwordRequired: "Bitte gib dein Passwort ein",
  passwordTooShort: "Das Passwort braucht mindestens 6 Zeichen",
  credentialInvalid: "E-Mail-Adresse oder Passwort ist falsch",
  storageBlocked:
    "Dieser Browser blockiert das Speichern für diese Website, deshalb kannst du nicht angemeldet bleiben. Erlaube es, und melde dich dann an.",
  emailUnverified:
    "Bestätige zuerst deine E-Mail-Adresse: Öffne den Link, den wir dir geschickt haben. Melde dich dann an.",
  otherAccount: "Das ist nicht das Konto, mit dem du angemeldet bist. Nichts hat sich geändert.",
  checkoutTitle: "Dein Tarif",
  checkoutMessages: {
    success: "Danke. Dein Tarif beginnt gleich.",
    cancel: "Die Zahlung wurde abgebrochen. Es wurde nichts abgebucht.",
  },
  backTo: (name) => `Zurück zu ${name}`,
  notLoaded:
    "Die Anmeldung konnte nicht geladen werden. Prüfe deine Verbindung, und versuche es noch einmal.",
  popupBlocked:
    "Dein Browser hat das Fenster zum Anmelden blockiert. Erlaube Pop-ups für diese Website, und versuche es noch einmal, oder melde dich mit deiner E-Mail-Adresse an.",
  inAppBrowser:
    "Der Browser dieser App kann das nicht. Öffne diese Seite in deinem gewohnten Browser, oder melde dich mit deiner E-Mail-Adresse an.",
  offline: "Es gibt keine Verbindung. Prüfe sie, und versuche es noch einmal.",
  tooManyTries:
    "Es gab zu viele Versuche für dieses Konto. Versuche es in etwa 15 Minuten noch einmal, oder setze dein Passwort zurück, um dich jetzt anzumelden.",
  otherProvider:
    "Zu dieser E-Mail-Adresse gibt es ein Konto mit einer anderen Art der Anmeldung. Melde dich so an wie beim ersten Mal.",
  disabled: "Dieses Konto ist deaktiviert. Schreib uns, wenn du das für einen Fehler hältst.",
  passwordWeak: (rules) => `Wähle ein anderes Passwort. ${rules}`.trim(),
  failed:
    "Die Anmeldung ist fehlgeschlagen. Versuche es noch einmal, oder melde dich auf eine andere Art an.",
  signedOutElsewhere: "Du hast dich in einem anderen Tab abgemeldet.",
};
