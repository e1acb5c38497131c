import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in place of a page that throws, in Polish. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "Ta strona się nie wczytała",
  body: "Sprawdź połączenie i spróbuj ponownie. Nic z twojego tekstu nie przepadło.",
};

/** The titles of pages in Polish. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Wyszukiwanie",
  chats: "Twoje czaty",
  notFound: "404 Nie znaleziono",
  discreet: "Lektura",
  newChat: "Nowy czat",
};
