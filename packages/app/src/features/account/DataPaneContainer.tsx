import { DataPane } from "@mimi/ui/data-pane";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { exportData, signOutOtherTabs, releaseExport } from "./data.actions.ts";
import { dataState } from "./data.store.ts";

/** A copy of one's data, and signing out everywhere. */
export function DataPaneContainer() {
  const { dataExport, signingOut } = useSnapshot(dataState);
  useEffect(() => releaseExport, []);
  return (
    <DataPane
      dataExport={dataExport}
      onExport={exportData}
      signingOut={signingOut}
      onSignOutEverywhere={signOutOtherTabs}
    />
  );
}
