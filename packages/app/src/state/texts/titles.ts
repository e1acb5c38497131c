/** The message in place of a page that throws, or whose code could not be loaded. */
export const pageFailure = {
  title: "This page did not load",
  body: "Check your connection and try again. Nothing you wrote is lost.",
} as const;

/** Titles of pages, apart from those of a character or a text. */
export const titles = {
  app: "Mimi",
  search: "Search",
  chats: "Your chats",
  notFound: "404 Not Found",
  discreet: "Reading",
} as const;

/** The title of a chat as users read it. A chat without an answered message has none. */
export function chatTitle(title: string): string {
  return title || "A new chat";
}
