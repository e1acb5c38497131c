import { SearchScreen } from "@mimi/ui/screens/search-screen";
import { type ReactNode, useReducer } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { showBlurred } from "../../../state/preferences/contentFilter.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import {
  removeRecentSearch,
  loadMoreResults,
  rememberSearch,
  searchNow,
  setFavourite,
} from "./search.actions.ts";
import { formatSearch, type SearchQuery, withTag } from "./searchAddress.ts";
import { useSearchPage } from "./useSearchPage.ts";

/** The search page. The address contains the query, so that a search can be shared and Back returns to it. */
export function SearchContainer({ header }: { header: ReactNode }) {
  const [, navigate] = useLocation();
  const { query, content } = useSearchPage(useSearch());
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const search = (next: SearchQuery) => {
    navigate(paths.search(formatSearch(next)), { replace: true });
    // Before its effects have run, the page does not follow the address: React would restore the field's last value.
    renderAgain();
  };
  return (
    <SearchScreen
      header={header}
      {...content}
      backHref={paths.home()}
      onQueryChange={(text) => search({ ...query, text })}
      onQuerySubmit={(text) => {
        rememberSearch(text);
        search({ ...query, text });
        searchNow();
      }}
      onLeave={() => navigate(paths.home())}
      onTagUseChange={(tagId, use) => search(withTag(query, tagId, use))}
      onSortChange={(sort) => search({ ...query, sort })}
      onLanguageChange={(language) => search({ ...query, language })}
      onRecentRemove={removeRecentSearch}
      onLoadMore={loadMoreResults}
      onFavouriteChange={setFavourite}
      onAdultShow={showBlurred}
      onCharacterCreate={() => requireSignIn(paths.create()) && navigate(paths.create())}
    />
  );
}
