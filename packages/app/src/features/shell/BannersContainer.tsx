import { NewVersionBanner } from "@mimi/ui/new-version-banner";
import { OfflineBanner } from "@mimi/ui/offline-banner";
import { useSnapshot } from "valtio";
import { useRoute } from "wouter";
import { routes } from "../../routes.ts";
import { postponeVersion, reloadForNewVersion } from "./banners.actions.ts";
import { bannersState } from "./banners.store.ts";

/** The banners of every page. A chat shows the state of its connection itself. */
export function BannersContainer() {
  const { connection, newVersion } = useSnapshot(bannersState);
  const [isChat] = useRoute(routes.chat.pattern);
  return (
    <>
      <OfflineBanner connection={isChat ? { kind: "online" } : connection} />
      <NewVersionBanner
        available={newVersion !== "none"}
        reloading={newVersion === "reloading"}
        onReload={reloadForNewVersion}
        onLater={postponeVersion}
      />
    </>
  );
}
