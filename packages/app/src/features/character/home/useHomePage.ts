import { useDeferredValue, useEffect, useEffectEvent } from "react";
import { useSnapshot } from "valtio";
import { services } from "../../../services/services.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { loading } from "../../../state/remote/resource.ts";
import { showTitle } from "../../../state/texts/title.actions.ts";
import { useIsHydrating } from "../../../state/rendering/useIsHydrating.ts";
import { useDeferredReady } from "../../../state/rendering/useDeferredReady.ts";
import { authState } from "../../auth/auth.store.ts";
import { canReveal } from "../contentFilterRules.ts";
import { reactionsState } from "../reactions/reactions.store.ts";
import { shownTags } from "../shownTags.ts";
import { tagsState } from "../tags.store.ts";
import {
  chooseSource,
  loadRecent,
  loadTop,
  openHome,
  reloadGrid,
  retryHomeWhenOnline,
} from "./home.actions.ts";
import { homeState, sourceKey } from "./home.store.ts";
import { sourceOf } from "./homeAddress.ts";
import { continueRailOf, gridOf, hiddenBy, hiddenIn, topRailOf } from "./homeView.ts";

/** Opens home at the query of its address, and returns what is rendered of it. */
export function useHomePage(query: string) {
  const { listings, recent, top: currentTop } = useSnapshot(homeState);
  const { tags } = useSnapshot(tagsState);
  const { byId: reactions } = useSnapshot(reactionsState);
  const { session } = useSnapshot(authState);
  const filter = useSnapshot(contentFilterState);
  const isHydrating = useIsHydrating();
  // The server renders what a plain address lists. The app defers the path of the address: without this, home would list
  // something else while it is left.
  const search = useDeferredValue(isHydrating ? "" : query);
  const source = sourceOf(search, session.kind === "signed-in");
  const key = sourceKey(source);
  const openList = useEffectEvent(() => chooseSource(source));
  useEffect(() => openList(), [key]);
  useEffect(openHome, [filter.version]);
  useEffect(retryHomeWhenOnline, []);
  useEffect(() => showTitle(), []);
  const listing = useDeferredReady(listings[key], undefined);
  const top = useDeferredReady(currentTop, loading);
  const { browser } = services();
  return {
    isVisitor: session.kind !== "signed-in",
    continueRail:
      session.kind === "signed-in"
        ? continueRailOf(recent, top, { now: browser.now(), filter }, loadRecent)
        : undefined,
    topRail: topRailOf(top, filter, loadTop),
    feed: source.kind === "tag" ? undefined : source.kind,
    tags: tags.kind === "ready" ? shownTags(tags.value) : [],
    tagId: source.kind === "tag" ? source.tagId : undefined,
    hiddenCount: hiddenIn(listing, filter),
    hiddenAdult: listing?.kind === "ready" ? listing.adult : 0,
    grid: gridOf(listing, source, { reactions, filter }, reloadGrid),
    pageSize: listing?.kind === "ready" ? listing.count : undefined,
    isOnlyAdultHidden: hiddenBy(listing, filter) === "adult",
    /** Whether this browser alone hides characters, so that they can be shown at once. */
    canReveal: canReveal(session.kind, filter),
  };
}
