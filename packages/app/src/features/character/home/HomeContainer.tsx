import { HomeScreen } from "@mimi/ui/home-screen";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { reveal, showBlurred } from "../../../state/contentFilter.actions.ts";
import { showDialog } from "../../../state/dialogs.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { loadMore, retryHome, setFavourite } from "./home.actions.ts";
import type { Source } from "./home.store.ts";
import { queryOf } from "./homeAddress.ts";
import { useHomePage } from "./useHomePage.ts";

/** The first page (product 3). */
export function HomeContainer() {
  const [, navigate] = useLocation();
  const { canReveal, isOnlyAdultHidden, ...content } = useHomePage(useSearch());
  // Without an entry in the history: Back leaves home, whatever was listed.
  const list = (source: Source) => navigate(paths.home(queryOf(source)), { replace: true });
  const openFilters = () => showDialog("filters", true);
  const openAdultSetting = () => showDialog("settings", { section: "adult" });
  return (
    <HomeScreen
      {...content}
      chatsHref={paths.chats()}
      searchHref={paths.search()}
      yoursHref={paths.ownCharacters()}
      onScope={(kind) => list({ kind })}
      onTag={(tagId) => list(tagId === undefined ? { kind: "forYou" } : { kind: "tag", tagId })}
      onFilters={openFilters}
      onReveal={canReveal ? reveal : isOnlyAdultHidden ? openAdultSetting : openFilters}
      onShow={showBlurred}
      onLoadMore={loadMore}
      onFavourite={(id, favourite) => void setFavourite(id, favourite)}
      onCreate={() => requireSignIn(paths.create()) && navigate(paths.create())}
      onRetry={retryHome}
    />
  );
}
