import type { pageFailureTexts as EnglishFailures, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in German in place of a page that throws, or whose code could not be loaded. */
export const pageFailureTexts: typeof EnglishFailures = {
  title: "Diese Seite konnte nicht geladen werden",
  body: "Prüfe deine Verbindung, und versuche es noch einmal. Nichts von deinem Text ist verloren.",
};

/** Titles of pages in German, apart from those of a character or a text. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Suche",
  chats: "Deine Chats",
  notFound: "404 Nicht gefunden",
  discreet: "Lektüre",
  newChat: "Ein neuer Chat",
};
