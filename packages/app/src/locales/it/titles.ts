import type { pageFailureTexts as EnglishFailures, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in Italian in place of a page that throws, or whose code could not be loaded. */
export const pageFailureTexts: typeof EnglishFailures = {
  title: "Non è stato possibile caricare questa pagina",
  body: "Controlla la connessione e riprova. Nulla di ciò che hai scritto è andato perso.",
};

/** Titles of pages in Italian, apart from those of a character or a text. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Ricerca",
  chats: "Le tue chat",
  notFound: "404 Non trovata",
  discreet: "Lettura",
  newChat: "Una nuova chat",
};
