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
import { SearchScreenBefore, SearchScreenOpening } from "./SearchScreenBefore.tsx";
import { SearchScreenField } from "./SearchScreenField.tsx";
import { SearchScreenFilters } from "./SearchScreenFilters.tsx";
import { SearchScreenFound } from "./SearchScreenFound.tsx";
import { SearchScreenNone } from "./SearchScreenNone.tsx";
import { useArrowWalk } from "./useArrowWalk.ts";
import * as css from "./SearchScreen.css.ts";

/** How results are ordered. */
export type SearchScreenSort = "relevance" | "popular" | "new";

/** A tag, and what it does to the search. */
export interface SearchScreenTag {
  /** Tells it from the others. */
  id: number;
  /** As it is shown. Empty: it is on its way, and its room is kept. */
  name: string;
  /** `only` keeps characters that have it, `not` those that do not. Absent: it does nothing. */
  use?: "only" | "not";
}

/** Somebody who wrote characters. */
export interface SearchScreenCreator {
  /** Tells it from the others. */
  id: string;
  /** As it is shown; of a creator the user name, without an at sign. */
  name: string;
  /** Address of the picture. */
  avatar?: string;
  /** Where their characters are listed. */
  href: string;
  /** How many characters they have published. */
  characterCount: number;
}

/** What stands below the field; one member for each picture. */
export type SearchScreenResults =
  /** What is offered before anything is typed is on its way; how much of it there will be is not known yet. */
  | { kind: "opening" }
  /** Nothing has been typed or chosen. */
  | { kind: "before"; recent: readonly string[]; top: TopRailContent }
  /** The first answer is on its way. */
  | { kind: "searching" }
  | {
      kind: "found";
      cards: readonly CharacterCardContent[];
      next: CharacterGridNext;
      /** Tags whose names match. */
      tags: readonly SearchScreenTag[];
      creators: readonly SearchScreenCreator[];
      /** Adult characters that match but are not shown in safe mode. */
      adultMatches: number;
      /** Others that match, which the viewer's own filters leave out. @default 0 */
      hiddenMatches?: number;
      /** Whether these answer an earlier text, and the next answer is on its way. */
      stale: boolean;
    }
  | { kind: "none"; nearestTags: readonly SearchScreenTag[]; adultMatches: number; hiddenMatches?: number }
  | { kind: "failed"; reason: "server" | "offline" };

export interface SearchScreenProps {
  /** What stands in the field. */
  query: string;
  /** Every tag, with what it does to the search. */
  tags: readonly SearchScreenTag[];
  /** How results are ordered. */
  sort: SearchScreenSort;
  /** What stands below the field. */
  results: SearchScreenResults;
  /** How many characters a page has (§9). @default 20 */
  pageSize?: number;
  /** Stands above the page, usually the header without its own search box. */
  header?: ReactNode;
  /** Where the arrow before the field leads. Absent: there is no arrow. */
  backHref?: string;
  /** The user typed. */
  onQuery: (query: string) => void;
  /** The user pressed Enter, or chose one of the recent searches: search now, and remember it. */
  onSubmit: (query: string) => void;
  /** The user pressed Escape in an empty field. Absent: Escape only clears. */
  onLeave?: () => void;
  /** The user made a tag matter (`only`, `not`) or not (`undefined`). */
  onTag: (tagId: number, use: SearchScreenTag["use"]) => void;
  /** The user chose another order. */
  onSort: (sort: SearchScreenSort) => void;
  /** The user asked to forget one recent search, or all of them (`undefined`). */
  onForget: (query: string | undefined) => void;
  /** The results came near their end, or the user asked for more. */
  onLoadMore: () => void;
  /** The user asked for a failed search, or the failed top of the week, again. */
  onRetry: () => void;
  /** The user set or cleared a favourite. Absent: there is no such button. */
  onFavourite?: CharacterGridProps["onFavourite"];
  /** The user asked to see a blurred adult character. Absent: it cannot be shown. */
  onShow?: CharacterGridProps["onShow"];
  /** The user asked to write the character that was not found. */
  onCreate: () => void;
  /** Its words. @default English */
  copy?: SearchScreenCopy;
}

/** Finds characters by words and tags. It brings its own landmarks. */
export function SearchScreen(props: SearchScreenProps) {
  const { header, results, copy = searchScreenCopy } = props;
  const walk = useArrowWalk();
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
      return <SearchScreenBefore {...props} before={results} />;
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
      return <SearchScreenFound {...props} found={results} />;
    case "none":
      return <SearchScreenNone {...props} none={results} />;
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

// Read out when an answer has arrived; what is older than the text in the field is not an answer to it.
function resultsText(results: SearchScreenResults, copy: SearchScreenCopy): string {
  if (results.kind !== "found" || results.stale) return "";
  return copy.found(results.cards.length, results.next !== "end");
}
