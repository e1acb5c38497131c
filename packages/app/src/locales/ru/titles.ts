import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in place of a page that throws, in Russian. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "Страница не загрузилась",
  body: "Проверь соединение и попробуй ещё раз. Твой текст не пропал.",
};

/** The titles of pages in Russian. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Поиск",
  chats: "Твои чаты",
  notFound: "404 Не найдено",
  discreet: "Чтение",
  newChat: "Новый чат",
};
