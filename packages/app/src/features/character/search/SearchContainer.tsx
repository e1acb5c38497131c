import { SearchScreen } from "@mimi/ui/search-screen";
import { type ReactNode, useEffect, useReducer } from "react";
import { useSnapshot } from "valtio";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { showBlurred } from "../../../state/contentFilter.actions.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { titles } from "../../../state/titles.ts";
import { showTitle } from "../../../state/title.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { openTop } from "../home/home.actions.ts";
import { homeState } from "../home/home.store.ts";
import { topRailOf } from "../home/homeView.ts";
import { reactionsState } from "../reactions/reactions.store.ts";
import {
  followConnection,
  forgetSearch,
  loadMoreResults,
  loadRecentSearches,
  rememberSearch,
  searchFor,
  searchNow,
  setFavourite,
} from "./search.actions.ts";
import { searchState } from "./search.store.ts";
import { formatSearch, parseSearch, type SearchQuery, withTag } from "./searchAddress.ts";
import { searchView } from "./searchView.ts";
import { loadTags } from "../tags.actions.ts";
import { tagsState } from "../tags.store.ts";

/** The search page. What is asked stands in the address, so that it can be shared and come back to. */
export function SearchContainer({ header }: { header: ReactNode }) {
  const search = useSnapshot(searchState);
  const { top } = useSnapshot(homeState);
  const { tags } = useSnapshot(tagsState);
  const { byId: reactions } = useSnapshot(reactionsState);
  const sight = useSnapshot(contentFilterState);
  const [, navigate] = useLocation();
  const query = useSearchOfAddress(sight.round);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const ask = (next: SearchQuery) => {
    navigate(paths.search(formatSearch(next)), { replace: true });
    // A page that has just come does not listen to the address yet: a letter typed that moment would be taken back.
    drawAgain();
  };
  return (
    <SearchScreen
      header={header}
      {...searchView(search, query, { tags, viewing: { reactions, sight }, top: topRailOf(top, sight) })}
      backHref={paths.home()}
      onQuery={(text) => ask({ ...query, text })}
      onSubmit={(text) => {
        rememberSearch(text);
        ask({ ...query, text });
        searchNow();
      }}
      onLeave={() => navigate(paths.home())}
      onTag={(tagId, use) => ask(withTag(query, tagId, use))}
      onSort={(sort) => ask({ ...query, sort })}
      onForget={forgetSearch}
      onLoadMore={loadMoreResults}
      onRetry={searchNow}
      onFavourite={setFavourite}
      onShow={showBlurred}
      onCreate={() => requireSignIn(paths.create()) && navigate(paths.create())}
    />
  );
}

/** Keeps the search that of the address, and loads what stands around it once. */
function useSearchOfAddress(round: number): SearchQuery {
  const address = useSearch();
  useEffect(() => searchFor(parseSearch(address)), [address, round]);
  useEffect(() => {
    showTitle(titles.search);
    void loadTags();
    void openTop();
    void loadRecentSearches();
    return followConnection();
  }, []);
  return parseSearch(address);
}
