import { HomeScreen } from "@mimi/ui/screens/home-screen";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { reveal, showBlurred } from "../../../state/preferences/contentFilter.actions.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { loadMore, setFavourite } from "./home.actions.ts";
import type { Source } from "./home.store.ts";
import { queryOf } from "./homeAddress.ts";
import { useHomePage } from "./useHomePage.ts";
import { homeTexts } from "../../../locales/en/home.ts";
import { texts } from "../../../state/texts/texts.ts";

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
      intro={texts(homeTexts).intro}
      chatsHref={paths.chats()}
      searchHref={paths.search()}
      yoursHref={paths.ownCharacters()}
      onFeedChange={(kind) => list({ kind })}
      onTagSelect={(tagId) => list(tagId === undefined ? { kind: "forYou" } : { kind: "tag", tagId })}
      onFiltersOpen={openFilters}
      onHiddenReveal={canReveal ? reveal : isOnlyAdultHidden ? openAdultSetting : openFilters}
      onAdultShow={showBlurred}
      onLoadMore={loadMore}
      onFavouriteChange={(id, favourite) => void setFavourite(id, favourite)}
      onCharacterCreate={() => requireSignIn(paths.create()) && navigate(paths.create())}
    />
  );
}
