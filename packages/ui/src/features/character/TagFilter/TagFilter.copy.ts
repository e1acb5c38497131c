/** Default texts of TagFilter. */
export const tagFilterCopy = {
  label: "Tags",
  use: "What a tag does",
  uses: { only: "Show only", not: "Leave out" },
  find: "Find a tag",
  none: (query: string) => `No tag is called “${query}”`,
  /** The use of a tag, announced after its name. */
  state: { only: "shown only", not: "left out" },
  summary: (only: number, not: number) =>
    [only > 0 && `${only} shown only`, not > 0 && `${not} left out`].filter(Boolean).join(", "),
  clear: "Clear",
};

/** All texts of TagFilter, for translations. */
export type TagFilterCopy = typeof tagFilterCopy;
