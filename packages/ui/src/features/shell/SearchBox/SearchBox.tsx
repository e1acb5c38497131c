import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { type SearchBoxCopy, searchBoxCopy } from "./SearchBox.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./SearchBox.css.ts";
import { SearchBoxForm } from "./SearchBoxForm.tsx";
import type { SearchBoxSuggestingProps } from "./SearchBoxSuggesting.tsx";

export interface SearchBoxProps extends RootProps {
  /** URL of the search page, which Enter opens before the page is interactive. */
  href?: string;
  /**
   * The user pressed a box without suggestions, or Enter in it: open the search page. Focus by the keyboard alone does not
   * report (WCAG 3.2.1).
   */
  onSearchOpen?: () => void;
  /**
   * The user typed in a box without suggestions, also before React hydrated it: pass the text on to the search page.
   */
  onQueryChange?: (text: string) => void;
  /** Suggestions and their callbacks. Absent: pressing the box opens the search page. */
  suggesting?: Omit<SearchBoxSuggestingProps, "copy" | "href">;
  /** Texts of the component. @default English */
  copy?: Copy<SearchBoxCopy>;
}

// Lazy: a box without suggestions needs no list.
const SearchBoxSuggesting = lazyWithRetry(
  async () => (await import("./SearchBoxSuggesting.tsx")).SearchBoxSuggesting,
);

/**
 * A search box; with `suggesting`, a combobox.
 *
 * @example
 * <SearchBox href="/search" onSearchOpen={openSearch} />
 */
export function SearchBox(props: SearchBoxProps) {
  const { suggesting, copy: own, ...box } = props;
  const copy = useCopy(searchBoxCopy, own);
  const plain = <PlainBox {...box} copy={copy} />;
  if (!suggesting) return plain;
  return (
    <Suspense fallback={plain}>
      <SearchBoxSuggesting {...rootProps(props)} {...suggesting} href={box.href} copy={copy} />
    </Suspense>
  );
}

type PlainBoxProps = RootProps &
  Pick<SearchBoxProps, "href" | "onSearchOpen" | "onQueryChange"> & {
    copy: SearchBoxCopy;
  };

function PlainBox(props: PlainBoxProps) {
  const { href, onSearchOpen, onQueryChange, copy } = props;
  const field = useRef<HTMLInputElement>(null);
  const report = () => {
    const text = field.current?.value ?? "";
    if (text === "") onSearchOpen?.();
    else onQueryChange?.(text);
  };
  // A box that the server rendered can have text before React hydrates it, which React does not report.
  const reportEarlierText = useEffectEvent(() => {
    if (field.current?.matches(":focus") && field.current.value !== "") report();
  });
  useEffect(() => reportEarlierText(), []);
  return (
    <SearchBoxForm {...rootProps(props)} href={href} onSubmit={report} copy={copy}>
      <input
        ref={field}
        dir="auto"
        className={css.field}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={copy.search}
        aria-label={copy.search}
        onClick={report}
        // The search page has a field of its own: an input method must end its composition in this one.
        onChange={({ nativeEvent, target }) =>
          !(nativeEvent as InputEvent).isComposing && onQueryChange?.(target.value)
        }
        onCompositionEnd={({ currentTarget }) => currentTarget.value !== "" && report()}
      />
    </SearchBoxForm>
  );
}

export type { SearchSuggestion, SearchSuggestionGroup } from "./SearchBoxList.tsx";
export type { SearchBoxSuggestingProps } from "./SearchBoxSuggesting.tsx";
