import { loading } from "../../../state/resource.ts";
import { HomeScreen } from "@mimi/ui/home-screen";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { showDialog } from "../../../state/dialogs.actions.ts";
import { reveal, showBlurred } from "../../../state/contentFilter.actions.ts";
import { contentFilterState } from "../../../state/contentFilter.store.ts";
import { showTitle } from "../../../state/title.actions.ts";
import { useDeferredReady } from "../../../state/useDeferredReady.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import {
  chooseScope,
  chooseTag,
  followConnection,
  loadMore,
  openHome,
  retryHome,
  setFavourite,
} from "./home.actions.ts";
import { homeState, sourceKey } from "./home.store.ts";
import { continueRailOf, gridOf, hiddenIn, topRailOf } from "./homeView.ts";
import { canReveal } from "../contentFilterRules.ts";
import { reactionsState } from "../reactions/reactions.store.ts";
import { tagsState } from "../tags.store.ts";

/** The first page (product 3). */
export function HomeContainer() {
  const { source, listings, recent, top: topHere } = useSnapshot(homeState);
  const { tags } = useSnapshot(tagsState);
  const { byId } = useSnapshot(reactionsState);
  const { session } = useSnapshot(authState);
  const sight = useSnapshot(contentFilterState);
  const [, navigate] = useLocation();
  useEffect(openHome, [sight.round]);
  useEffect(followConnection, []);
  useEffect(() => showTitle(), []);
  const listing = useDeferredReady(listings[sourceKey(source)], undefined);
  const top = useDeferredReady(topHere, loading);
  return (
    <HomeScreen
      continueRail={
        session.kind === "signed-in"
          ? continueRailOf(recent, { now: services().browser.now(), sight })
          : undefined
      }
      topRail={topRailOf(top, sight)}
      scope={source.kind === "tag" ? undefined : source.kind}
      tags={tags.kind === "ready" ? tags.value : []}
      tagId={source.kind === "tag" ? source.tagId : undefined}
      hiddenCount={hiddenIn(listing, sight)}
      grid={gridOf(listing, source, { reactions: byId, sight })}
      pageSize={listing?.kind === "ready" ? listing.count : undefined}
      searchHref={paths.search()}
      onScope={chooseScope}
      onTag={chooseTag}
      onFilters={() => showDialog("filters", true)}
      onReveal={canReveal(session.kind, sight) ? reveal : () => showDialog("filters", true)}
      onShow={showBlurred}
      onLoadMore={loadMore}
      onFavourite={(id, favourite) => void setFavourite(id, favourite)}
      onCreate={() => requireSignIn(paths.create()) && navigate(paths.create())}
      onRetry={retryHome}
    />
  );
}
