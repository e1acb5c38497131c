/** The texts of the skip link. */
export const skipLinkCopy = { skip: "Skip to content" };
