import { Header } from "@mimi/ui/header";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../paths.ts";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/dialogs.actions.ts";
import { useIsHydrating } from "../../state/useIsHydrating.ts";
import { openLogin, requireSignIn } from "../auth/auth.actions.ts";
import { authState } from "../auth/auth.store.ts";
import { headerUserOf } from "./readerOf.ts";
import { chooseAccount, choosePremium, setDrawerOpen } from "./shell.actions.ts";
import { shellState } from "./shell.store.ts";
import { toggleTheme } from "./theme.actions.ts";
import { themeState } from "./theme.store.ts";

/**
 * The bar at the top of the main layout (§2). Its search box suggests nothing: the focus leads to the search page, where
 * recent searches, tags, characters and creators stand below a box of their own.
 */
export function HeaderContainer({ searchHidden = false }: { searchHidden?: boolean }) {
  const { session } = useSnapshot(authState);
  const { theme } = useSnapshot(themeState);
  const { drawerOpen } = useSnapshot(shellState);
  const isHydrating = useIsHydrating();
  const [, navigate] = useLocation();
  const openSearch = () => navigate(paths.search());
  useEffect(() => services().browser.onSlash(() => navigate(paths.search())), [navigate]);
  return (
    <Header
      user={headerUserOf(session)}
      // The server does not know the theme.
      theme={isHydrating ? "light" : theme}
      homeHref={paths.home()}
      searchHref={paths.search()}
      searchHidden={searchHidden}
      drawerOpen={drawerOpen}
      onDrawerOpenChange={setDrawerOpen}
      onSearchFocus={openSearch}
      onSearchType={(text) => navigate(paths.search(`q=${encodeURIComponent(text)}`), { replace: true })}
      onThemeToggle={toggleTheme}
      onCreate={() => requireSignIn(paths.create()) && navigate(paths.create())}
      onPremium={choosePremium}
      onLogin={() => openLogin()}
      onAccount={chooseAccount}
      onSettings={() => showDialog("settings", {})}
      onSignOut={() => showDialog("signOut", true)}
    />
  );
}
