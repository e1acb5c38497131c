import { Suspense } from "react";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { searchBoxCopy } from "./SearchBox.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./SearchBox.css.ts";
import type { SearchBoxSuggestingProps } from "./SearchBoxSuggesting.tsx";

export interface SearchBoxProps {
  /** The box took the focus. */
  onFocus?: () => void;
  /** The user typed, in a box that leads elsewhere: what has been typed must not stay behind. */
  onType?: (text: string) => void;
  /** What it suggests while one types, and what comes of it. Absent: it leads elsewhere by its focus (§2). */
  suggesting?: Omit<SearchBoxSuggestingProps, "copy" | "onFocus">;
  /** Its words. @default English */
  copy?: Readonly<Record<keyof typeof searchBoxCopy, string>>;
}

// A box that only leads to the search page has no use for a list.
const SearchBoxSuggesting = lazyWithRetry(
  async () => (await import("./SearchBoxSuggesting.tsx")).SearchBoxSuggesting,
);

/** A search box; with `suggesting`, a combobox over what it suggests. */
export function SearchBox({ onFocus, onType, suggesting, copy = searchBoxCopy }: SearchBoxProps) {
  const plain = (
    <label className={css.box}>
      <SearchIcon />
      <input
        className={css.field}
        type="search"
        placeholder={copy.search}
        aria-label={copy.search}
        onFocus={onFocus}
        onChange={(event) => onType?.(event.target.value)}
      />
      <kbd className={css.key} aria-hidden="true">
        {copy.searchKey}
      </kbd>
    </label>
  );
  if (!suggesting) return plain;
  return (
    <Suspense fallback={plain}>
      <SearchBoxSuggesting {...suggesting} onFocus={onFocus} copy={copy} />
    </Suspense>
  );
}

export type { SearchSuggestion, SearchSuggestionGroup } from "./SearchBoxSuggesting.tsx";
