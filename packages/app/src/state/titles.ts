/** Stands where a page would that broke, or whose code did not arrive. */
export const pageFault = {
  title: "This page did not load",
  body: "Check your connection and try again. Nothing you wrote is lost.",
} as const;

/** Titles of pages that have no name of their own. */
export const titles = {
  app: "Mimi",
  search: "Search",
  notFound: "404 Not Found",
  discreet: "Reading",
} as const;
