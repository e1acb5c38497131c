import { retryWhenOnline } from "../../../state/remote/resource.ts";
import { type CharacterSummary, fold, type FoundCreator, search, searchCreators } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError, isAbort } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { wantedRating } from "../../../state/preferences/rating.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { pageSizeOf, withinRating } from "../listingRules.ts";
import { loadFirstPage, loadNextPage, type PageSource } from "../../../state/remote/pagedResource.ts";
import { react } from "../reactions/reactions.actions.ts";
import { searchState } from "./search.store.ts";
import { formatSearch, hasQuery, type SearchQuery } from "./searchAddress.ts";
import { shownTagName } from "../shownTags.ts";
import { loadTags } from "../tags.actions.ts";
import { tagsState } from "../tags.store.ts";

/** Milliseconds without a keystroke before a text is searched for. */
const DEBOUNCE_MS = 250;
const RECENT_MAX = 8;

let timer: ReturnType<typeof setTimeout> | undefined;
let current: AbortController | undefined;

/** Searches for the query of the address, after a pause in typing. The search before it is cancelled. */
export function searchFor(query: SearchQuery): void {
  const before = searchState.query;
  const isFilterChanged = searchState.version !== contentFilterState.version;
  if (searchState.listing && !isFilterChanged && formatSearch(before) === formatSearch(query)) return;
  searchState.version = contentFilterState.version;
  clearTimeout(timer);
  current?.abort();
  searchState.query = query;
  if (!hasQuery(query)) {
    searchState.listing = null;
    searchState.creators = [];
    searchState.stale = false;
    return;
  }
  if (searchState.listing?.kind === "ready") searchState.stale = true;
  else searchState.listing = { kind: "loading" };
  timer = setTimeout(() => void load(query), before.text === query.text ? 0 : DEBOUNCE_MS);
}

/** Searches at once, without the pause. */
export function searchNow(): void {
  clearTimeout(timer);
  current?.abort();
  if (hasQuery(searchState.query)) void load(searchState.query);
}

/** Loads tags and results again after they failed offline, when the browser comes online. Returns the function that stops it. */
export function retrySearchWhenOnline(): () => void {
  return retryWhenOnline([() => tagsState.tags, loadTags], [() => searchState.listing, searchNow]);
}

/** Loads the next page of results. */
export async function loadMoreResults(): Promise<void> {
  if (searchState.stale) return;
  await loadNextPage(searchState, "listing", pagesOf(searchState.query, nextController().signal));
}

/** Sets or clears the favourite of a result. */
export function setFavourite(id: string, favourite: boolean): void {
  const { listing } = searchState;
  const found = listing?.kind === "ready" ? listing.items.find((item) => item.id === id) : undefined;
  if (found) void react(found, "favourite", favourite);
}

/** Loads the recent searches of this browser. */
export async function loadRecentSearches(): Promise<void> {
  try {
    searchState.recent = ref(await services().recentSearches.read());
  } catch (error) {
    // Their code could not be loaded. The search works without them.
    assertApiError(error);
    searchState.recent ??= [];
  }
}

/** Adds a submitted search to the recent searches. */
export function rememberSearch(text: string): void {
  const trimmed = text.trim();
  if (trimmed === "") return;
  setRecent([trimmed, ...recent().filter((known) => known !== trimmed)].slice(0, RECENT_MAX));
}

/** Removes one recent search, or (`undefined`) all of them. */
export function removeRecentSearch(text: string | undefined): void {
  setRecent(text === undefined ? [] : recent().filter((known) => known !== text));
}

async function load(query: SearchQuery): Promise<void> {
  const { signal } = nextController();
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

/** Creators by name. The search works without them. */
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

function nextController(): AbortController {
  current = new AbortController();
  return current;
}

/** The tags whose name in the language of the app is the text. The API knows the English names itself. */
function namedTags(text: string): string | undefined {
  const { tags } = tagsState;
  if (tags.kind !== "ready") return undefined;
  const searched = fold(text.trim());
  const named = tags.value.filter((tag) => {
    const name = shownTagName(tag);
    return name !== tag.name && fold(name) === searched;
  });
  return named.length > 0 ? named.map(({ id }) => id).join(",") : undefined;
}

async function fetchPage(query: SearchQuery, page: number, count: number, signal: AbortSignal) {
  const { call } = services();
  const rating = wantedRating();
  const { text, only, not, sort, creator, language } = query;
  const input = {
    info: text.trim(),
    tags: only.join(","),
    not: not.join(","),
    named: namedTags(text),
    sort,
    creator,
    language,
    page,
    count,
    rating,
  };
  const answer = await call(search, input, { signal });
  return { ...answer, items: withinRating(answer.items, rating) };
}

const recent = () => searchState.recent ?? [];

function setRecent(searches: readonly string[]): void {
  searchState.recent = ref(searches);
  services().recentSearches.save(searches);
}
