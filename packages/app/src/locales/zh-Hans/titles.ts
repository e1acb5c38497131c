import type { pageFailureTexts as EnglishFailure, titleTexts as English } from "../en/titles.ts";

/** The message in place of a page that throws, or whose code could not be loaded, in simplified Chinese. */
export const pageFailureTexts: typeof EnglishFailure = {
  title: "页面没有加载成功",
  body: "请检查网络连接后重试。你写的内容没有丢失。",
};

/** Titles of pages in simplified Chinese. */
export const titleTexts: typeof English = {
  app: "Mimi",
  search: "搜索",
  chats: "我的聊天",
  notFound: "404 未找到",
  discreet: "阅读",
  newChat: "新聊天",
};
