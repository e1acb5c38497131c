import { SettingsModal, type SettingsPane } from "@mimi/ui/screens/settings-modal";
import { useSnapshot } from "valtio";
import { showDialog } from "../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../state/overlays/dialogs.store.ts";
import { DataPaneContainer } from "./DataPaneContainer.tsx";
import { DiscreetPaneContainer } from "./DiscreetPaneContainer.tsx";
import { ReadingPaneContainer } from "./ReadingPaneContainer.tsx";
import { authState } from "../auth/auth.store.ts";
import { AdultPaneContainer } from "./AdultPaneContainer.tsx";
import { NoticesPaneContainer } from "./NoticesPaneContainer.tsx";
import { AppearancePaneContainer } from "./AppearancePaneContainer.tsx";
import { DeleteAccountPaneContainer } from "./DeleteAccountPaneContainer.tsx";
import { HiddenSettingsContainer } from "./HiddenSettingsContainer.tsx";

const visitorPanes: readonly SettingsPane[] = [
  { section: "appearance", content: <AppearancePaneContainer /> },
  { section: "reading", content: <ReadingPaneContainer /> },
  { section: "hidden", content: <HiddenSettingsContainer /> },
  { section: "adult", content: <AdultPaneContainer /> },
  { section: "discreet", content: <DiscreetPaneContainer /> },
];

const userPanes: readonly SettingsPane[] = [
  ...visitorPanes,
  { section: "notices", content: <NoticesPaneContainer /> },
  { section: "data", content: <DataPaneContainer /> },
  { section: "deletion", content: <DeleteAccountPaneContainer /> },
];

/** The settings. Those of an account are for users only. */
export function SettingsContainer() {
  const { settings } = useSnapshot(dialogsState);
  const { session } = useSnapshot(authState);
  return (
    <SettingsModal
      open={settings !== null}
      onOpenChange={(open) => showDialog("settings", open ? {} : null)}
      panes={session.kind === "signed-in" ? userPanes : visitorPanes}
      section={settings?.section}
      onSectionChange={(section) => showDialog("settings", { section })}
    />
  );
}
