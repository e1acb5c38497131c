import { retryWhenOnline } from "../../../state/resource.ts";
import { type CharacterSummary, type FoundCreator, search, searchCreators } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError, isAbort } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { wantedRating } from "../../../state/rating.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { pageSizeOf, withinRating } from "../listingRules.ts";
import { loadFirstPage, loadNextPage, type PageSource } from "../../../state/pagedResource.ts";
import { react } from "../reactions/reactions.actions.ts";
import { searchState } from "./search.store.ts";
import { formatSearch, isAsking, type SearchQuery } from "./searchAddress.ts";
import { loadTags } from "../tags.actions.ts";
import { tagsState } from "../tags.store.ts";

/** Milliseconds without a keystroke before a text is searched for. */
const DEBOUNCE_MS = 250;
const RECENT_MAX = 8;

let waiting: ReturnType<typeof setTimeout> | undefined;
let underway: AbortController | undefined;

/** Searches for what the address asks. A text waits for the typing to pause; the search before it is given up. */
export function searchFor(query: SearchQuery): void {
  const before = searchState.query;
  const isSeenAnew = searchState.round !== contentFilterState.round;
  if (searchState.listing && !isSeenAnew && formatSearch(before) === formatSearch(query)) return;
  searchState.round = contentFilterState.round;
  clearTimeout(waiting);
  underway?.abort();
  searchState.query = query;
  if (!isAsking(query)) {
    searchState.listing = null;
    searchState.creators = [];
    searchState.stale = false;
    return;
  }
  if (searchState.listing?.kind === "ready") searchState.stale = true;
  else searchState.listing = { kind: "loading" };
  waiting = setTimeout(() => void begin(query), before.text === query.text ? 0 : DEBOUNCE_MS);
}

/** Searches at once for what has been typed. */
export function searchNow(): void {
  clearTimeout(waiting);
  underway?.abort();
  if (isAsking(searchState.query)) void begin(searchState.query);
}

/** Searches again where there was no connection to do so, once there is one, and asks for the tags. Answers with the way to stop. */
export function retrySearchWhenOnline(): () => void {
  return retryWhenOnline([() => tagsState.tags, loadTags], [() => searchState.listing, searchNow]);
}

/** Loads the next page of results. */
export async function loadMoreResults(): Promise<void> {
  if (searchState.stale) return;
  await loadNextPage(searchState, "listing", pagesOf(searchState.query, begun().signal));
}

/** Sets or clears the favourite of a result. */
export function setFavourite(id: string, favourite: boolean): void {
  const { listing } = searchState;
  const found = listing?.kind === "ready" ? listing.items.find((item) => item.id === id) : undefined;
  if (found) void react(found, "favourite", favourite);
}

/** Loads the searches made before in this browser. */
export async function loadRecentSearches(): Promise<void> {
  try {
    searchState.recent = ref(await services().recentSearches.read());
  } catch (error) {
    // Their code could not be fetched: the search does without them.
    assertApiError(error);
    searchState.recent ??= [];
  }
}

/** Remembers a search that somebody meant. */
export function rememberSearch(text: string): void {
  const meant = text.trim();
  if (meant === "") return;
  keepRecent([meant, ...recent().filter((known) => known !== meant)].slice(0, RECENT_MAX));
}

/** Forgets one search, or all of them. */
export function forgetSearch(text: string | undefined): void {
  keepRecent(text === undefined ? [] : recent().filter((known) => known !== text));
}

async function begin(query: SearchQuery): Promise<void> {
  const { signal } = begun();
  const pages = pagesOf(query, signal);
  const count = pageSizeOf(services().browser.isPhone());
  const isApplied = await loadFirstPage(searchState, "listing", count, {
    ...pages,
    async fetchPage(page, size) {
      // Creators are rendered above the characters: loaded later they would push them down.
      const [found, creators] = await Promise.all([
        pages.fetchPage(page, size),
        fetchCreators(query, signal),
      ]);
      if (!signal.aborted) searchState.creators = ref(creators);
      return found;
    },
  });
  if (isApplied) searchState.stale = false;
}

function pagesOf(query: SearchQuery, signal: AbortSignal): PageSource<CharacterSummary> {
  return { idOf: ({ id }) => id, fetchPage: (page, count) => fetchPage(query, page, count, signal) };
}

/** Creators by the text; of whom a search is about, the one. They are an extra: without them the search is whole. */
async function fetchCreators(query: SearchQuery, signal: AbortSignal): Promise<readonly FoundCreator[]> {
  const info = query.text.trim();
  if (query.creator !== undefined || info === "") return [];
  try {
    const input = { info, rating: wantedRating() };
    return await services().call(searchCreators, input, { signal });
  } catch (error) {
    if (!isAbort(error)) assertApiError(error);
    return [];
  }
}

function begun(): AbortController {
  underway = new AbortController();
  return underway;
}

async function fetchPage(query: SearchQuery, page: number, count: number, signal: AbortSignal) {
  const { call } = services();
  const rating = wantedRating();
  const { text, only, not, sort, creator } = query;
  const input = {
    info: text.trim(),
    tags: only.join(","),
    not: not.join(","),
    sort,
    creator,
    page,
    count,
    rating,
  };
  const answer = await call(search, input, { signal });
  return { ...answer, items: withinRating(answer.items, rating) };
}

const recent = () => searchState.recent ?? [];

function keepRecent(searches: readonly string[]): void {
  searchState.recent = ref(searches);
  services().recentSearches.keep(searches);
}
