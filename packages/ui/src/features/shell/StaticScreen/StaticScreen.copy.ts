/** The words around the text of a static page. */
export const staticScreenCopy = { contents: "On this page", updated: "In force since" } as const;
