import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in place of a page that throws, in Turkish. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "Bu sayfa yüklenemedi",
  body: "Bağlantını kontrol edip tekrar dene. Yazdıklarından hiçbiri kaybolmadı.",
};

/** The titles of pages in Turkish. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "Arama",
  chats: "Sohbetlerin",
  notFound: "404 Bulunamadı",
  discreet: "Okuma",
  newChat: "Yeni sohbet",
};
