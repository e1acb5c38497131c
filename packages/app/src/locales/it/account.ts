import type { accountTexts as English } from "../en/account.ts";

/** Messages about accounts in Italian. */
export const accountTexts: typeof English = {
  nameRequired: "Inserisci un nome utente",
  avatarRequired: "Carica una foto profilo",
  saved: "Salvato",
  nameTooLong: (most) => `Un nome utente ha al massimo ${most} caratteri`,
  nameOfStaff: "Questo nome sembra quello di qualcuno del nostro team. Scegline un altro.",
  bioTooLong: (most) => `Una bio ha al massimo ${most} caratteri`,
  signInAgain: "Accedi di nuovo per confermare la tua identità.",
  loginNotDeleted:
    "Il tuo account è stato eliminato, ma non è stato possibile rimuovere i tuoi dati di accesso.",
  tryAgain: "Riprova",
  bytes: (megabytes) => `${megabytes} MB`,
};
