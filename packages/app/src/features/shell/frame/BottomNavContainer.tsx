import { BottomNav, type BottomNavProps } from "@mimi/ui/bottom-nav";
import { useSyncExternalStore } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { paths } from "../../../paths.ts";
import { type AppRoute, routeAt, routes } from "../../../routes.ts";
import { services } from "../../../services/services.ts";
import { authState } from "../../auth/auth.store.ts";
import { headerUserOf } from "./headerUserOf.ts";
import { createCharacter, setDrawerOpen } from "./shell.actions.ts";

/** The pages with the bar. A chat, a character and the form have a bar of their own at the bottom. */
const pages = new Map<AppRoute, BottomNavProps["current"]>([
  [routes.home, "home"],
  [routes.search, "search"],
  [routes.chats, "chats"],
  [routes.ownCharacters, undefined],
  [routes.policy, undefined],
  [routes.term, undefined],
  [routes.safety, undefined],
  [routes.takeDown, undefined],
  [routes.reportState, undefined],
  [routes.contactUs, undefined],
]);

/** The bottom navigation of phones. Its last entry opens the drawer of the header. */
export function BottomNavContainer() {
  const { session } = useSnapshot(authState);
  const [address, navigate] = useLocation();
  const { route } = routeAt(address);
  const { onPhone, isPhone } = services().browser;
  const isNarrow = useSyncExternalStore(onPhone, isPhone);
  if (!isNarrow || !pages.has(route)) return null;
  return (
    <BottomNav
      current={pages.get(route)}
      user={headerUserOf(session)}
      homeHref={paths.home()}
      searchHref={paths.search()}
      chatsHref={paths.chats()}
      onCharacterCreate={() => createCharacter(navigate)}
      onMenuOpen={() => setDrawerOpen(true)}
    />
  );
}
