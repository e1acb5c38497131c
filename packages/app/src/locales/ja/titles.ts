import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in Japanese in place of a page that throws, or whose code could not be loaded. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "ページを読み込めませんでした",
  body: "接続を確認して、もう一度お試しください。書いた内容は失われていません。",
};

/** Titles of pages in Japanese, apart from those of a character or a text. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "検索",
  chats: "チャット一覧",
  notFound: "404 見つかりません",
  discreet: "読書",
  newChat: "新しいチャット",
};
