import { rootProps } from "../../../components/rootProps.ts";
import type { NumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { FailedState } from "../../../components/FailedState/FailedState.tsx";
import { failedProps } from "../../../components/FailedState/failedProps.ts";
import { SkipLink } from "../../../components/SkipLink/SkipLink.tsx";
import { assertNever } from "../../../assertNever.ts";
import { CharacterGrid } from "../../../features/character/CharacterGrid/CharacterGrid.tsx";
import { searchScreenCopy } from "./SearchScreen.copy.ts";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";
import { SearchScreenStart, SearchScreenLoading } from "./SearchScreenStart.tsx";
import { SearchScreenField } from "./SearchScreenField.tsx";
import { SearchScreenFilters } from "./SearchScreenFilters.tsx";
import { SearchScreenResultList } from "./SearchScreenResultList.tsx";
import { SearchScreenEmpty } from "./SearchScreenEmpty.tsx";
import { useArrowNavigation } from "./useArrowNavigation.ts";
import * as css from "./SearchScreen.css.ts";
import type { SearchScreenResults, SearchScreenProps } from "./SearchScreenProps.ts";

/** Finds characters by text and tags. It renders its own landmarks. */
export function SearchScreen(props: SearchScreenProps) {
  const { header, results } = props;
  const copy = useCopy(searchScreenCopy, props.copy);
  const number = useNumberFormat();
  const walk = useArrowNavigation();
  return (
    <div {...rootProps(props, css.screen)}>
      <SkipLink />
      {header}
      <main id="content" tabIndex={-1} className={css.main} {...walk}>
        <h1 className={css.title}>{copy.title}</h1>
        <SearchScreenField
          query={props.query}
          backHref={props.backHref}
          onQueryChange={props.onQueryChange}
          onQuerySubmit={props.onQuerySubmit}
          onLeave={props.onLeave}
          copy={copy}
        />
        <SearchScreenFilters
          tags={props.tags}
          onTagUseChange={props.onTagUseChange}
          language={props.language}
          onLanguageChange={props.onLanguageChange}
          copy={copy}
        />
        <p role="status" className={css.title}>
          {resultsText(results, copy, number)}
        </p>
        {resultsOf(props, copy)}
      </main>
    </div>
  );
}

function resultsOf(props: SearchScreenProps, copy: SearchScreenCopy) {
  const { results } = props;
  switch (results.kind) {
    case "loading":
      return <SearchScreenLoading label={copy.loading} />;
    case "before":
      return (
        <SearchScreenStart
          before={results}
          tags={props.tags}
          onTagUseChange={props.onTagUseChange}
          onQuerySubmit={props.onQuerySubmit}
          onRecentRemove={props.onRecentRemove}
          copy={copy}
        />
      );
    case "searching":
      return (
        <CharacterGrid
          grid={{ kind: "loading" }}
          label={copy.characters}
          pageSize={props.pageSize}
          onLoadMore={props.onLoadMore}
          copy={{ loading: copy.searching }}
        />
      );
    case "found":
      return (
        <SearchScreenResultList
          found={results}
          sort={props.sort}
          onSortChange={props.onSortChange}
          onTagUseChange={props.onTagUseChange}
          pageSize={props.pageSize}
          onLoadMore={props.onLoadMore}
          onFavouriteChange={props.onFavouriteChange}
          onAdultShow={props.onAdultShow}
          copy={copy}
        />
      );
    case "none":
      return (
        <SearchScreenEmpty
          query={props.query}
          none={results}
          onTagUseChange={props.onTagUseChange}
          onCharacterCreate={props.onCharacterCreate}
          copy={copy}
        />
      );
    case "failed":
      return (
        <FailedState
          {...failedProps(results)}
          title={copy.failed[results.cause ?? "server"].title}
          copy={{ retry: copy.retry }}
        >
          {results.error ?? copy.failed[results.cause ?? "server"].text}
        </FailedState>
      );
    default:
      return assertNever(results);
  }
}

// Announced when results have arrived; results of an earlier text are not announced.
function resultsText(results: SearchScreenResults, copy: SearchScreenCopy, number: NumberFormat): string {
  if (results.kind !== "found" || results.stale) return "";
  return copy.found(results.cards.length, results.more !== "none", number(results.cards.length));
}

export type {
  SearchScreenSort,
  SearchScreenTag,
  SearchScreenCreator,
  SearchScreenResults,
  SearchScreenProps,
} from "./SearchScreenProps.ts";
