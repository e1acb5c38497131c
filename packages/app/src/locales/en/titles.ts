/** The message in place of a page that throws, or whose code could not be loaded. */
export const pageFailureTexts = {
  title: "This page did not load",
  body: "Check your connection and try again. Nothing you wrote is lost.",
};

/** Titles of pages, apart from those of a character or a text. */
export const titleTexts = {
  app: "Mimi",
  search: "Search",
  chats: "Your chats",
  notFound: "404 Not Found",
  discreet: "Reading",
  /** Of a chat without an answered message. */
  newChat: "A new chat",
};
