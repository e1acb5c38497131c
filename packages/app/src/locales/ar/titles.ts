import type { pageFailureTexts as EnglishFailure, titleTexts as EnglishTitles } from "../en/titles.ts";

/** The message in Arabic in place of a page that could not be loaded. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "تعذّر تحميل هذه الصفحة",
  body: "يُرجى التحقق من الاتصال وإعادة المحاولة. لم يضِع شيء مما كتبته.",
};

/** Titles of pages in Arabic. */
export const titleTexts: typeof EnglishTitles = {
  app: "Mimi",
  search: "البحث",
  chats: "محادثاتك",
  notFound: "404 غير موجودة",
  discreet: "قراءة",
  newChat: "محادثة جديدة",
};
