import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { services } from "../../../services/services.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { authState, userIdOf } from "../../auth/auth.store.ts";
import { loadTop, openTop } from "../home/home.actions.ts";
import { homeState } from "../home/home.store.ts";
import { topRailOf } from "../home/homeView.ts";
import { reactionsState } from "../reactions/reactions.store.ts";
import { loadTags } from "../tags.actions.ts";
import { tagsState } from "../tags.store.ts";
import { loadRecentSearches, retrySearchWhenOnline, searchFor, searchNow } from "./search.actions.ts";
import { searchState } from "./search.store.ts";
import { parseSearch } from "./searchAddress.ts";
import { searchView } from "./searchView.ts";
import { titleTexts } from "../../../locales/en/titles.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Searches for the query of the address, and returns the query and what is rendered. */
export function useSearchPage(address: string) {
  const search = useSnapshot(searchState);
  const { top } = useSnapshot(homeState);
  const { session } = useSnapshot(authState);
  const { tags } = useSnapshot(tagsState);
  const { byId: reactions } = useSnapshot(reactionsState);
  const filter = useSnapshot(contentFilterState);
  useEffect(() => searchFor(parseSearch(address)), [address, filter.version]);
  useEffect(() => {
    showTitle(texts(titleTexts).search);
    void loadTags();
    void openTop();
    void loadRecentSearches();
    return retrySearchWhenOnline();
  }, []);
  const hasTags = tags.kind === "ready";
  // Rows of tags break elsewhere in a font that comes later, even in one of nearly the same width.
  useEffect(() => {
    if (hasTags) services().browser.endFontSwap("interface");
  }, [hasTags]);
  const query = parseSearch(address);
  const context = { reactions, filter };
  const loaded = {
    tags,
    context,
    userId: userIdOf(session),
    top: topRailOf(top, filter, loadTop),
    onRetry: searchNow,
  };
  return { query, content: searchView(search, query, loaded) };
}
