import { hiddenCountCopy } from "../HiddenCount/HiddenCount.copy.ts";

/** Default words of ScopeBar. */
export const scopeBarCopy = {
  label: "Which characters",
  scopes: { forYou: "For you", new: "New", favourites: "Favourites" },
  tags: "Tags",
  ...hiddenCountCopy,
  filters: "Filters",
};

/** The words of ScopeBar. */
export type ScopeBarCopy = typeof scopeBarCopy;
