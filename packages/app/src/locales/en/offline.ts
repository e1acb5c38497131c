/** The page without a connection, which the service worker stores in all languages. */
export const offlineTexts = {
  title: "No connection",
  text: "Mimi cannot be reached just now. What you had typed is kept, and this page opens by itself once you are back.",
  tryAgain: "Try again",
};
