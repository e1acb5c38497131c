import type { loginTexts as English } from "../en/login.ts";

/** Texts of logging in, in Italian. */
export const loginTexts: typeof English = {
  emailRequired: "Inserisci la tua email",
  emailInvalid: "Indirizzo email non valido",
  passwordRequired: "Inserisci la password",
  passwordTooShort: "La password deve avere almeno 6 caratteri",
  credentialInvalid: "Email o password non corretta",
  storageBlocked:
    "Questo browser blocca l’archiviazione per questo sito, quindi l’accesso non può restare attivo. Consenti l’archiviazione, poi accedi.",
  emailUnverified: "Prima conferma il tuo indirizzo email: apri il link che ti abbiamo inviato. Poi accedi.",
  otherAccount: "Non è l’account con cui hai effettuato l’accesso. Non è cambiato nulla.",
  checkoutTitle: "Il tuo piano",
  checkoutMessages: {
    success: "Grazie. Il tuo piano inizia tra un momento.",
    cancel: "Il pagamento è stato annullato. Non è stato addebitato nulla.",
  },
  backTo: (name) => `Torna a ${name}`,
  notLoaded: "Non è stato possibile caricare l’accesso. Controlla la connessione e riprova.",
  popupBlocked:
    "Il tuo browser ha bloccato la finestra di accesso. Consenti i pop-up per questo sito e riprova, oppure accedi con la tua email.",
  inAppBrowser:
    "Il browser di questa app non lo permette. Apri questa pagina nel tuo browser abituale, oppure accedi con la tua email.",
  offline: "Non c’è connessione. Controllala e riprova.",
  tooManyTries:
    "Ci sono stati troppi tentativi per questo account. Riprova tra circa 15 minuti, oppure reimposta la password per accedere subito.",
  otherProvider:
    "Questo indirizzo email ha un account con un altro tipo di accesso. Accedi come hai fatto la prima volta.",
  disabled: "Questo account è disattivato. Scrivici se pensi che sia un errore.",
  passwordWeak: (rules) => `Scegli un’altra password. ${rules}`.trim(),
  failed: "Accesso non riuscito. Riprova o accedi in un altro modo.",
  signedOutElsewhere: "Hai chiuso la sessione in un’altra scheda.",
};
