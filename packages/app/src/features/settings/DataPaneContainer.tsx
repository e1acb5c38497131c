import { DataPane } from "@mimi/ui/screens/data-pane";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { exportData, signOutOtherTabs, releaseExport } from "../account/data.actions.ts";
import { dataState } from "../account/data.store.ts";

/** Exports the user's data, and signs out everywhere. */
export function DataPaneContainer() {
  const { dataExport, signingOut } = useSnapshot(dataState);
  useEffect(() => releaseExport, []);
  return (
    <DataPane
      dataExport={dataExport}
      onExport={exportData}
      pending={signingOut === "pending"}
      error={signingOut === "failed"}
      onSignOut={signOutOtherTabs}
    />
  );
}
