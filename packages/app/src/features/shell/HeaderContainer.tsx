import { Header, type HeaderProps } from "@mimi/ui/header";
import { useEffect } from "react";
import { type Snapshot, useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../paths.ts";
import { services } from "../../services/services.ts";
import { showDialog } from "../../state/dialogs.actions.ts";
import { useIsHydrating } from "../../state/useIsHydrating.ts";
import { openLogin, requireSignIn } from "../auth/auth.actions.ts";
import { authState, type Session } from "../auth/auth.store.ts";
import { chooseAccount, choosePremium, setDrawerOpen } from "./shell.actions.ts";
import { shellState } from "./shell.store.ts";
import { toggleTheme } from "./theme.actions.ts";
import { themeState } from "./theme.store.ts";

/**
 * The header of the main layout (§2). Its search box only opens the search page, which has its own box with recent
 * searches, tags, characters and creators.
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
      onSearchOpen={openSearch}
      onSearchType={(text) => navigate(paths.search(`q=${encodeURIComponent(text)}`), { replace: true })}
      onThemeToggle={toggleTheme}
      onCreate={() => requireSignIn(paths.create()) && navigate(paths.create())}
      onPremium={choosePremium}
      onLogin={() => openLogin()}
      onChats={() => navigate(paths.chats())}
      onAccount={chooseAccount}
      onSettings={() => showDialog("settings", {})}
      onSignOut={() => showDialog("signOut", true)}
    />
  );
}

/** The user in the header. The name is empty until the user's own data is loaded. */
function headerUserOf(session: Snapshot<Session>): HeaderProps["user"] {
  if (session.kind === "visitor") return { kind: "visitor" };
  return { kind: "user", name: session.user?.user_name ?? "", avatar: session.user?.avatar ?? undefined };
}
