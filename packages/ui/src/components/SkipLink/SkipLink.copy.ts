/** The words of the way past what stands before the page. */
export const skipLinkCopy = { skip: "Skip to content" } as const;
