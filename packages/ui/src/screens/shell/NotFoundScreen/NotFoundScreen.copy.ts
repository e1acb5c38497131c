/** The exact texts of the 404 page. */
export const notFoundScreenCopy = {
  code: "404 Not Found",
  title: "This page is gone.",
  body: "The page you are looking for does not exist or never existed.",
  home: "Back to home",
};
