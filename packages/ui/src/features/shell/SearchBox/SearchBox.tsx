import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { searchBoxCopy } from "./SearchBox.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./SearchBox.css.ts";
import type { SearchBoxSuggestingProps } from "./SearchBoxSuggesting.tsx";

export interface SearchBoxProps {
  /** The box received focus, also before React hydrated it. */
  onFocus?: () => void;
  /**
   * The user typed in a box without suggestions, also before React hydrated it: pass the text on to the search page.
   */
  onType?: (text: string) => void;
  /** Suggestions and their callbacks. Absent: focusing the box opens the search page (§2). */
  suggesting?: Omit<SearchBoxSuggestingProps, "copy" | "onFocus">;
  /** Texts of the component. @default English */
  copy?: Readonly<Record<keyof typeof searchBoxCopy, string>>;
}

// Lazy: a box without suggestions needs no list.
const SearchBoxSuggesting = lazyWithRetry(
  async () => (await import("./SearchBoxSuggesting.tsx")).SearchBoxSuggesting,
);

/** A search box; with `suggesting`, a combobox. */
export function SearchBox({ onFocus, onType, suggesting, copy = searchBoxCopy }: SearchBoxProps) {
  const plain = <PlainBox onFocus={onFocus} onType={onType} copy={copy} />;
  if (!suggesting) return plain;
  return (
    <Suspense fallback={plain}>
      <SearchBoxSuggesting {...suggesting} onFocus={onFocus} copy={copy} />
    </Suspense>
  );
}

function PlainBox({
  onFocus,
  onType,
  copy,
}: Pick<SearchBoxProps, "onFocus" | "onType"> & Required<Pick<SearchBoxProps, "copy">>) {
  const field = useRef<HTMLInputElement>(null);
  // A box that the server rendered can have focus and text before React hydrates it. React reports neither.
  const reportEarlierInput = useEffectEvent(() => {
    if (!field.current?.matches(":focus")) return;
    onFocus?.();
    if (field.current.value !== "") onType?.(field.current.value);
  });
  useEffect(() => reportEarlierInput(), []);
  return (
    <label className={css.box}>
      <SearchIcon />
      <input
        ref={field}
        className={css.field}
        type="search"
        autoComplete="off"
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
}

export type { SearchSuggestion, SearchSuggestionGroup } from "./SearchBoxList.tsx";
