import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in Italian, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Home", words: "inizio" },
  search: { label: "Ricerca", words: "cerca trova tag" },
  chats: { label: "Le tue chat", words: "cronologia conversazioni" },
  characters: { label: "I tuoi personaggi", words: "bozze" },
  create: { label: "Crea un personaggio", words: "nuovo" },
  moderation: { label: "Moderazione", words: "coda segnalazioni ricorsi registro" },
  policy: { label: "Informativa sulla privacy", words: "regole dati" },
  term: { label: "Termini di utilizzo", words: "condizioni" },
  safety: { label: "Sicurezza", words: "crisi aiuto età legge" },
  contact: { label: "Contatti", words: "aiuto assistenza" },
  settings: { label: "Impostazioni", words: "preferenze lettura adulti nascosti dati" },
  theme: { label: "Cambia tema", words: "scuro chiaro colori aspetto" },
  premium: { label: "Premium", words: "piano abbonamento pagare" },
  shortcuts: { label: "Scorciatoie da tastiera", words: "tasti" },
  account: { label: "Account", words: "profilo nome foto" },
  login: { label: "Accedi", words: "login registrati account" },
  signOut: { label: "Esci", words: "logout disconnetti" },
};
