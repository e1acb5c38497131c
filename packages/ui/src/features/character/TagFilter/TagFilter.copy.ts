/** Default texts of TagFilter. */
export const tagFilterCopy = {
  label: "Tags",
  use: "Filter mode",
  uses: { only: "Show only", not: "Exclude" },
  find: "Find a tag",
  none: (query: string) => `No tags match “${query}”`,
  /** The use of a tag, announced after its name. */
  state: { only: "included", not: "excluded" },
  summary: (only: number, not: number) =>
    [only > 0 && `${only} included`, not > 0 && `${not} excluded`].filter(Boolean).join(", "),
  clear: "Clear",
};

/** All texts of TagFilter. */
export type TagFilterCopy = typeof tagFilterCopy;
