import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in Brazilian Portuguese in place of a page that could not be loaded. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "Não foi possível carregar esta página",
  body: "Verifique sua conexão e tente de novo. Nada do que você escreveu se perdeu.",
};

/** Titles of pages in Brazilian Portuguese. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Buscar",
  chats: "Suas conversas",
  notFound: "404 Não encontrada",
  discreet: "Leitura",
  newChat: "Nova conversa",
};
