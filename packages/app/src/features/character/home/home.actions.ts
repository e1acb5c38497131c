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
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { onBackOnline } from "../../../state/connection.actions.ts";
import { failed } from "../../../state/failed.ts";
import { idle, isOffline, loading, type Remote, ready } from "../../../state/Remote.ts";
import { wantedRating } from "../../../state/rating.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { authState } from "../../auth/auth.store.ts";
import { homeState, type Scope, type Source, sourceKey } from "./home.store.ts";
import { pageSizeOf, type ReadyListing, withinRating, listingWithPage } from "../listingRules.ts";
import { react } from "../reactions/reactions.actions.ts";
import { loadTags } from "../tags.actions.ts";

/** A part of home that can be asked for again. */
export type HomePart = "continueRail" | "topRail" | "grid";

/** Loads what home shows and does not have yet; the tags wait for the grid. */
export function openHome(): void {
  const { round } = contentFilterState;
  // What may be seen has changed since.
  if (homeState.round !== round) Object.assign(homeState, { round, listings: {}, recent: idle, top: idle });
  const grid = openSource();
  void openTop();
  // Chats may have moved since: the rail is asked for anew, and the old one stays until it is here.
  if (authState.session.kind === "signed-in" && homeState.recent.kind !== "loading") void loadRecent();
  void grid.then(() => services().browser.onIdle(() => void loadTags()));
}

/** Loads the rail of the week, unless it is here or on its way. */
export async function openTop(): Promise<void> {
  if (homeState.top.kind === "idle") await loadTop();
}

/** Lists another scope. */
export function chooseScope(scope: Scope): void {
  chooseSource({ kind: scope });
}

/** Lists the characters of a tag, or (`undefined`) everyone again. */
export function chooseTag(tagId: number | undefined): void {
  chooseSource(tagId === undefined ? { kind: "forYou" } : { kind: "tag", tagId });
}

/** What was listed before stays as it is. */
function chooseSource(source: Source): void {
  homeState.source = source;
  void openSource();
}

/** Shows lists that came with the page, for server rendering and hydration. */
export function showHome(
  top: readonly CharacterSummary[],
  page: Page<CharacterSummary>,
  count: number,
): void {
  homeState.top = ready(ref(top));
  keep(sourceKey(homeState.source), listingWithPage(undefined, page, count));
}

/** Asks again for a part that failed. */
export function retryHome(part: HomePart): void {
  if (part === "continueRail") void loadRecent();
  else if (part === "topRail") void loadTop();
  else void loadFirstPage(homeState.source);
}

/** Asks again for what could not be had without a connection, once there is one. Answers with the way to stop. */
export function followConnection(): () => void {
  return onBackOnline(() => {
    const { source, listings, top, recent } = homeState;
    if (isOffline(listings[sourceKey(source)])) retryHome("grid");
    if (isOffline(top)) retryHome("topRail");
    if (isOffline(recent)) retryHome("continueRail");
  });
}

/** Sets or clears the favourite of a card. */
export async function setFavourite(id: string, favourite: boolean): Promise<void> {
  const found = Object.values(homeState.listings)
    .flatMap((listing) => (listing.kind === "ready" ? listing.items : []))
    .find((item) => item.id === id);
  if (found) await react(found, "favourite", favourite);
}

/** Loads the next page of what is listed, unless it is on its way. */
export async function loadMore(): Promise<void> {
  const { source } = homeState;
  const key = sourceKey(source);
  const listing = homeState.listings[key];
  if (listing?.kind !== "ready" || !listing.hasMore || listing.more === "loading") return;
  keep(key, { ...listing, more: "loading" });
  const { round } = homeState;
  try {
    const page = await fetchPage(source, listing.page + 1, listing.count);
    if (homeState.round === round) keep(key, listingWithPage(listing, page, listing.count));
  } catch (error) {
    assertApiError(error);
    keep(key, { ...listing, more: "failed" });
  }
}

async function openSource(): Promise<void> {
  const { source } = homeState;
  if (!homeState.listings[sourceKey(source)]) await loadFirstPage(source);
}

async function loadFirstPage(source: Source): Promise<void> {
  const key = sourceKey(source);
  homeState.listings[key] = loading;
  const count = pageSizeOf(services().browser.isPhone());
  const { round } = homeState;
  try {
    const page = await fetchPage(source, 1, count);
    if (homeState.round === round) keep(key, listingWithPage(undefined, page, count));
  } catch (error) {
    const failure = failed(error);
    if (homeState.round === round) homeState.listings[key] = failure;
  }
}

/** The items are held as they are: a grid of thousands must not become thousands of proxies. */
function keep(key: string, listing: ReadyListing): void {
  homeState.listings[key] = { ...listing, items: ref(listing.items) };
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

async function loadTop(): Promise<void> {
  await loadChatLists(homeState.top, listTop, (top) => {
    homeState.top = top;
  });
}

async function loadRecent(): Promise<void> {
  await loadChatLists(homeState.recent, listRecent, (recent) => {
    homeState.recent = recent;
  });
}

type Rail = Remote<readonly CharacterSummary[]>;

async function loadChatLists(before: Rail, route: typeof listTop, show: (rail: Rail) => void): Promise<void> {
  if (before.kind !== "ready") show(loading);
  const rating = wantedRating();
  try {
    show(ready(ref(withinRating(await services().call(route, { rating }), rating))));
  } catch (error) {
    const failure = failed(error);
    if (before.kind !== "ready") show(failure);
  }
}
