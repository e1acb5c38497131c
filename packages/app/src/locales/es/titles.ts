import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in Spanish in place of a page that could not be loaded. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "No se pudo cargar esta página",
  body: "Revisa tu conexión e inténtalo de nuevo. No se ha perdido nada de lo que escribiste.",
};

/** Titles of pages in Spanish. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Buscar",
  chats: "Tus chats",
  notFound: "404 No encontrada",
  discreet: "Lectura",
  newChat: "Un nuevo chat",
};
