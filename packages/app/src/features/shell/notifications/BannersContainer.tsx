import { NewVersionBanner } from "@mimi/ui/new-version-banner";
import { NoticeBanner } from "@mimi/ui/notice-banner";
import { OfflineBanner } from "@mimi/ui/offline-banner";
import { useSnapshot } from "valtio";
import { useRoute } from "wouter";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { authState } from "../../auth/auth.store.ts";
import { routes } from "../../../routes.ts";
import { postponeVersion, reloadForNewVersion } from "./banners.actions.ts";
import { bannersState } from "./banners.store.ts";

/** The banners of every page. A chat shows the state of its connection itself. */
export function BannersContainer() {
  const { connection, newVersion } = useSnapshot(bannersState);
  const { session } = useSnapshot(authState);
  const unread = session.kind === "signed-in" ? (session.user?.unread_notices ?? 0) : 0;
  const [isChat] = useRoute(routes.chat.pattern);
  return (
    <>
      <OfflineBanner connection={isChat ? { kind: "online" } : connection} />
      <NoticeBanner open={unread > 0} onNoticesOpen={() => showDialog("settings", { section: "notices" })} />
      <NewVersionBanner
        open={newVersion !== "none"}
        pending={newVersion === "reloading"}
        onReload={reloadForNewVersion}
        onOpenChange={postponeVersion}
      />
    </>
  );
}
