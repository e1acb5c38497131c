import type { ReactNode } from "react";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { assertNever } from "../../../assertNever.ts";
import type { CharacterCardContent } from "../CharacterCard/CharacterCard.tsx";
import { CharacterGrid } from "../CharacterGrid/CharacterGrid.tsx";
import type { CharacterGridNext, CharacterGridProps } from "../CharacterGrid/CharacterGrid.tsx";
import type { TopRailContent } from "../TopRail/TopRail.tsx";
import { searchScreenCopy } from "./SearchScreen.copy.ts";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";
import { SearchScreenStart, SearchScreenOpening } from "./SearchScreenStart.tsx";
import { SearchScreenField } from "./SearchScreenField.tsx";
import { SearchScreenFilters } from "./SearchScreenFilters.tsx";
import { SearchScreenResultList } from "./SearchScreenResultList.tsx";
import { SearchScreenEmpty } from "./SearchScreenEmpty.tsx";
import { useArrowNavigation } from "./useArrowNavigation.ts";
import * as css from "./SearchScreen.css.ts";

/** The sort order. */
export type SearchScreenSort = "relevance" | "popular" | "new";

/** A tag, and its use in the search. */
export interface SearchScreenTag {
  /** Unique identifier. */
  id: number;
  /** Displayed name. Empty: it is loading, and a placeholder is shown. */
  name: string;
  /** `only` requires the tag, `not` excludes it. Absent: it is not used. */
  use?: "only" | "not";
}

/** A creator. */
export interface SearchScreenCreator {
  /** Unique identifier. */
  id: string;
  /** Displayed name; for a creator the user name, without an at sign. */
  name: string;
  /** URL of the avatar. */
  avatar?: string;
  /** URL of the creator's characters. */
  href: string;
  /** How many characters the creator has published. */
  characterCount: number;
}

/** The content below the field; one member for each visible state. */
export type SearchScreenResults =
  /** Loading the initial content. */
  | { kind: "opening" }
  /** No text and no tag. */
  | { kind: "before"; recent: readonly string[]; top: TopRailContent }
  /** The first results are loading. */
  | { kind: "searching" }
  | {
      kind: "found";
      cards: readonly CharacterCardContent[];
      next: CharacterGridNext;
      /** Tags with a matching name. */
      tags: readonly SearchScreenTag[];
      creators: readonly SearchScreenCreator[];
      /** Matching adult characters that safe mode hides. */
      adultMatches: number;
      /** Other matches that the user's filters hide. @default 0 */
      hiddenMatches?: number;
      /** Whether these are results of an earlier text, while the next ones load. */
      stale: boolean;
    }
  | { kind: "none"; nearestTags: readonly SearchScreenTag[]; adultMatches: number; hiddenMatches?: number }
  | { kind: "failed"; reason: "server" | "offline" };

export interface SearchScreenProps {
  /** The text in the field. */
  query: string;
  /** Every tag, with its use in the search. */
  tags: readonly SearchScreenTag[];
  /** The sort order. */
  sort: SearchScreenSort;
  /** The content below the field. */
  results: SearchScreenResults;
  /** How many characters a page has (§9). @default 20 */
  pageSize?: number;
  /** Shown above the page, usually the header without its search box. */
  header?: ReactNode;
  /** URL of the Back link before the field. Absent: there is none. */
  backHref?: string;
  /** The user typed. */
  onQuery: (query: string) => void;
  /** The user pressed Enter, or chose a recent search: search now, and store it as recent. */
  onSubmit: (query: string) => void;
  /** The user pressed Escape in an empty field. Absent: Escape only clears. */
  onLeave?: () => void;
  /** The user changed the use of a tag (`undefined`: not used). */
  onTag: (tagId: number, use: SearchScreenTag["use"]) => void;
  /** The user changed the sort order. */
  onSort: (sort: SearchScreenSort) => void;
  /** The user removed one recent search, or all of them (`undefined`). */
  onForget: (query: string | undefined) => void;
  /** The user scrolled near the end of the results, or asked for more. */
  onLoadMore: () => void;
  /** The user retried a failed search, or the failed top of the week. */
  onRetry: () => void;
  /** The user set or cleared a favourite. Absent: the button is not shown. */
  onFavourite?: CharacterGridProps["onFavourite"];
  /** The user wants to see a blurred adult character. Absent: it cannot be shown. */
  onShow?: CharacterGridProps["onShow"];
  /** The user wants to create the character that was not found. */
  onCreate: () => void;
  /** Texts of the component. @default English */
  copy?: SearchScreenCopy;
}

/** Finds characters by text and tags. It renders its own landmarks. */
export function SearchScreen(props: SearchScreenProps) {
  const { header, results, copy = searchScreenCopy } = props;
  const walk = useArrowNavigation();
  return (
    <div className={css.screen}>
      <SkipLink>{copy.skip}</SkipLink>
      {header}
      <main id="content" tabIndex={-1} className={css.main} {...walk}>
        <h1 className={css.title}>{copy.title}</h1>
        <SearchScreenField {...props} copy={copy} />
        <SearchScreenFilters {...props} copy={copy} />
        <p role="status" className={css.title}>
          {resultsText(results, copy)}
        </p>
        <Results {...props} copy={copy} />
      </main>
    </div>
  );
}

function Results(props: SearchScreenProps & { copy: SearchScreenCopy }) {
  const { results, copy } = props;
  switch (results.kind) {
    case "opening":
      return <SearchScreenOpening label={copy.opening} />;
    case "before":
      return <SearchScreenStart {...props} before={results} />;
    case "searching":
      return (
        <CharacterGrid
          grid={{ kind: "loading" }}
          label={copy.characters}
          pageSize={props.pageSize}
          onLoadMore={props.onLoadMore}
          onRetry={props.onRetry}
          copy={{ ...copy.grid, loading: copy.searching }}
        />
      );
    case "found":
      return <SearchScreenResultList {...props} found={results} />;
    case "none":
      return <SearchScreenEmpty {...props} none={results} />;
    case "failed":
      return (
        <FailedState
          reason={results.reason}
          title={copy.failed[results.reason].title}
          retryLabel={copy.retry}
          onRetry={props.onRetry}
        >
          {copy.failed[results.reason].text}
        </FailedState>
      );
    default:
      return assertNever(results);
  }
}

// Announced when results have arrived; results of an earlier text are not announced.
function resultsText(results: SearchScreenResults, copy: SearchScreenCopy): string {
  if (results.kind !== "found" || results.stale) return "";
  return copy.found(results.cards.length, results.next !== "end");
}
