import type { paletteTexts as English } from "../en/palette.ts";

/** The places and actions of the palette in German, with other words that find them. */
export const paletteTexts: typeof English = {
  home: { label: "Startseite", words: "home anfang" },
  search: { label: "Suche", words: "finden themen tags" },
  chats: { label: "Deine Chats", words: "verlauf gespräche" },
  characters: { label: "Deine Figuren", words: "entwürfe charaktere" },
  create: { label: "Figur erstellen", words: "neu" },
  moderation: { label: "Die Moderation", words: "warteschlange meldungen einsprüche protokoll" },
  policy: { label: "Datenschutzerklärung", words: "regeln daten" },
  term: { label: "Nutzungsbedingungen", words: "agb" },
  safety: { label: "Sicherheit", words: "krise hilfe alter gesetz" },
  contact: { label: "Kontakt", words: "hilfe support" },
  settings: { label: "Einstellungen", words: "lesen erwachsene ausgeblendet daten" },
  theme: { label: "Hell oder dunkel", words: "farben aussehen design modus" },
  premium: { label: "Premium", words: "tarif abo upgrade bezahlen" },
  shortcuts: { label: "Tastenkürzel", words: "tastatur" },
  account: { label: "Konto", words: "profil name profilbild" },
  login: { label: "Anmelden", words: "einloggen registrieren konto" },
  signOut: { label: "Abmelden", words: "ausloggen verlassen" },
};
