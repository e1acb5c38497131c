import { Header } from "@mimi/ui/header";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { services } from "../../../services/services.ts";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { useIsHydrating } from "../../../state/rendering/useIsHydrating.ts";
import { openLogin } from "../../auth/auth.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { headerUserOf } from "./headerUserOf.ts";
import {
  chooseAccount,
  choosePremium,
  createCharacter,
  setDrawerOpen,
  setMenuOpen,
} from "./shell.actions.ts";
import { shellState } from "./shell.store.ts";
import { toggleTheme } from "../settings/theme.actions.ts";
import { themeState } from "../settings/theme.store.ts";

/**
 * The header of the main layout (§2). Its search box only opens the search page, which has its own box with recent
 * searches, tags, characters and creators.
 */
export function HeaderContainer({ searchHidden = false }: { searchHidden?: boolean }) {
  const { session } = useSnapshot(authState);
  const { theme } = useSnapshot(themeState);
  const { drawerOpen, moderation } = useSnapshot(shellState);
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
      onSearchOpen={openSearch}
      onQueryChange={(text) => navigate(paths.search(`q=${encodeURIComponent(text)}`), { replace: true })}
      onThemeChange={toggleTheme}
      onCharacterCreate={() => createCharacter(navigate)}
      onPlansOpen={choosePremium}
      onLogin={() => openLogin()}
      onChatsOpen={() => navigate(paths.chats())}
      onCharactersOpen={() => navigate(paths.ownCharacters())}
      onAccountOpen={chooseAccount}
      onSettingsOpen={() => showDialog("settings", {})}
      moderation={moderation}
      onMenuOpenChange={setMenuOpen}
      onSignOut={() => showDialog("signOut", true)}
    />
  );
}
