import { idle, loadResource, ready, retryWhenOnline } from "../../../state/remote/resource.ts";
import {
  type CharacterSummary,
  listByTag,
  listCharacters,
  listFavourites,
  listIndex,
  listRecent,
  listTop,
  type Page,
} from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { importOrToast } from "../../../state/rendering/lazyWithRetry.ts";
import { wantedRating } from "../../../state/preferences/rating.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { homeState, type Source, sourceKey } from "./home.store.ts";
import { pageSizeOf, withinRating } from "../listingRules.ts";
import {
  loadFirstPage,
  loadNextPage,
  type PageSource,
  withPage,
} from "../../../state/remote/pagedResource.ts";
import { loadTags } from "../tags.actions.ts";

// The first paint does not need it.
const loadReactions = () => import("../reactions/reactions.actions.ts");

/** Loads the parts of home that are not loaded. Tags are loaded after the grid. */
export function openHome(): void {
  const { version } = contentFilterState;
  // The content filter has changed since the lists were loaded.
  if (homeState.version !== version)
    Object.assign(homeState, { version, listings: {}, recent: idle, top: idle });
  const grid = openSource();
  void openTop();
  // There may be newer chats: the rail is loaded again, and the old one stays until then.
  if (authState.session.kind === "signed-in" && homeState.recent.kind !== "loading") void loadRecent();
  void grid.then(() => services().browser.onIdle(() => void loadTags()));
}

/** Loads the top characters of the week, unless they are loaded or loading. */
export async function openTop(): Promise<void> {
  if (homeState.top.kind === "idle") await loadTop();
}

/** Lists another feed, or the characters of a tag. Lists that are loaded stay in the store. */
export function chooseSource(source: Source): void {
  if (sourceKey(source) === sourceKey(homeState.source)) return;
  homeState.source = source;
  void openSource();
}

/** Sets lists that the server has rendered, for server rendering and hydration. */
export function showHome(
  top: readonly CharacterSummary[],
  page: Page<CharacterSummary>,
  count: number,
): void {
  homeState.top = ready(ref(top));
  homeState.listings[sourceKey(homeState.source)] = withPage(undefined, page, count, idOf);
}

/** Loads the listed characters again after they failed. */
export function reloadGrid(): Promise<void> {
  return loadGrid(homeState.source);
}

/** Loads again what failed offline, when the browser comes online. Returns the function that stops it. */
export function retryHomeWhenOnline(): () => void {
  return retryWhenOnline(
    [() => homeState.listings[sourceKey(homeState.source)], reloadGrid],
    [() => homeState.top, loadTop],
    [() => homeState.recent, loadRecent],
  );
}

/** Sets or clears the favourite of a card. */
export async function setFavourite(id: string, favourite: boolean): Promise<void> {
  const found = Object.values(homeState.listings)
    .flatMap((listing) => (listing.kind === "ready" ? listing.items : []))
    .find((item) => item.id === id);
  if (found) await (await importOrToast(loadReactions))?.react(found, "favourite", favourite);
}

/** Loads the next page of the listed characters. */
export async function loadMore(): Promise<void> {
  const { source } = homeState;
  await loadNextPage(homeState.listings, sourceKey(source), pagesOf(source));
}

async function openSource(): Promise<void> {
  const { source } = homeState;
  if (!homeState.listings[sourceKey(source)]) await loadGrid(source);
}

/** A change of the content filter replaces `listings`, so a late answer changes the old object only. */
async function loadGrid(source: Source): Promise<void> {
  const count = pageSizeOf(services().browser.isPhone());
  await loadFirstPage(homeState.listings, sourceKey(source), count, pagesOf(source));
}

const idOf = ({ id }: CharacterSummary) => id;

function pagesOf(source: Source): PageSource<CharacterSummary> {
  return { idOf, fetchPage: (page, count) => fetchPage(source, page, count) };
}

async function fetchPage(source: Source, page: number, count: number) {
  const { call } = services();
  const rating = wantedRating();
  const input = { page, count, rating };
  const answers = {
    forYou: () => call(listIndex, input),
    new: () => call(listCharacters, input),
    favourites: () => call(listFavourites, input),
  };
  const answer =
    source.kind === "tag"
      ? await call(listByTag, { ...input, tag_id: source.tagId })
      : await answers[source.kind]();
  return { ...answer, items: withinRating(answer.items, rating) };
}

/** Loads the top of the week. */
export function loadTop(): Promise<void> {
  return loadRow("top", listTop);
}

/** Loads the latest chats. */
export function loadRecent(): Promise<void> {
  return loadRow("recent", listRecent);
}

async function loadRow(row: "top" | "recent", route: typeof listTop): Promise<void> {
  const rating = wantedRating();
  const request = async () => withinRating(await services().call(route, { rating }), rating);
  await loadResource(homeState, row, request, "keep");
}
