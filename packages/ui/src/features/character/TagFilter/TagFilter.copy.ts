/** Default words of TagFilter. */
export const tagFilterCopy = {
  label: "Tags",
  use: "What a tag does",
  uses: { only: "Show only", not: "Leave out" },
  find: "Find a tag",
  none: (query: string) => `No tag is called “${query}”`,
  /** What a tag does at present, said after its name. */
  state: { only: "shown only", not: "left out" },
  summary: (only: number, not: number) =>
    [only > 0 && `${only} shown only`, not > 0 && `${not} left out`].filter(Boolean).join(", "),
  clear: "Clear",
};

/** The words of TagFilter. */
export type TagFilterCopy = typeof tagFilterCopy;
