import { listOf } from "../../../format/listOf.ts";

const list = listOf("en", { style: "narrow" });

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
    list([only > 0 && `${only} included`, not > 0 && `${not} excluded`]),
  clear: "Clear",
};

/** All texts of TagFilter. */
export type TagFilterCopy = typeof tagFilterCopy;
