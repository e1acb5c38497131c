import { BottomNav, type BottomNavProps } from "@mimi/ui/bottom-nav";
import { useSnapshot } from "valtio";
import { paths } from "../../paths.ts";
import { authState } from "../auth/auth.store.ts";
import { headerUserOf } from "./headerUserOf.ts";
import { createCharacter, setDrawerOpen } from "./shell.actions.ts";
import { useLocation } from "wouter";

/** The bottom navigation of phones. Its last entry opens the drawer of the header. */
export function BottomNavContainer({ current }: Pick<BottomNavProps, "current">) {
  const { session } = useSnapshot(authState);
  const [, navigate] = useLocation();
  return (
    <BottomNav
      current={current}
      user={headerUserOf(session)}
      homeHref={paths.home()}
      searchHref={paths.search()}
      chatsHref={paths.chats()}
      onCreate={() => createCharacter(navigate)}
      onYou={() => setDrawerOpen(true)}
    />
  );
}
