import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in Korean in place of a page that throws, or whose code could not be loaded. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "페이지를 불러오지 못했어요",
  body: "연결을 확인하고 다시 시도해 주세요. 쓴 내용은 그대로 남아 있어요.",
};

/** Titles of pages in Korean, apart from those of a character or a text. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "검색",
  chats: "내 대화",
  notFound: "404 찾을 수 없음",
  discreet: "독서",
  newChat: "새 대화",
};
