import type { pageFailureTexts as EnglishFailures, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in French in place of a page that throws, or whose code could not be loaded. */
export const pageFailureTexts: typeof EnglishFailures = {
  title: "Cette page n’a pas pu être chargée",
  body: "Vérifie ta connexion et réessaie. Rien de ce que tu as écrit n’est perdu.",
};

/** Titles of pages in French, apart from those of a character or a text. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Recherche",
  chats: "Tes discussions",
  notFound: "404 Page introuvable",
  discreet: "Lecture",
  newChat: "Une nouvelle discussion",
};
