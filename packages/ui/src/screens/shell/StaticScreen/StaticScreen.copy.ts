/** The texts around a static page's content. */
export const staticScreenCopy = { contents: "On this page", updated: "In force since" };
