import { HomeScreen } from "@mimi/ui/home-screen";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { reveal, showBlurred } from "../../../state/contentFilter.actions.ts";
import { showDialog } from "../../../state/dialogs.actions.ts";
import { requireSignIn } from "../../auth/auth.actions.ts";
import { chooseScope, chooseTag, loadMore, retryHome, setFavourite } from "./home.actions.ts";
import { useHomePage } from "./useHomePage.ts";

/** The first page (product 3). */
export function HomeContainer() {
  const [, navigate] = useLocation();
  const { canReveal, isOnlyAdultHidden, ...content } = useHomePage();
  const openFilters = () => showDialog("filters", true);
  const openAdultSetting = () => showDialog("settings", { section: "adult" });
  return (
    <HomeScreen
      {...content}
      chatsHref={paths.chats()}
      searchHref={paths.search()}
      yoursHref={paths.ownCharacters()}
      onScope={chooseScope}
      onTag={chooseTag}
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
