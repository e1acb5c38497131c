import { ShortcutSheet } from "@mimi/ui/shortcut-sheet";
import { useSnapshot } from "valtio";
import { showDialog } from "../../../state/overlays/dialogs.actions.ts";
import { dialogsState } from "../../../state/overlays/dialogs.store.ts";
import { shortcutTexts } from "../../../locales/en/shortcuts.ts";
import { texts } from "../../../state/texts/texts.ts";

/** What can be done by keyboard (product 5). */
export function ShortcutsContainer() {
  const { shortcuts } = useSnapshot(dialogsState);
  return (
    <ShortcutSheet
      open={shortcuts}
      onOpenChange={(open) => showDialog("shortcuts", open)}
      groups={texts(shortcutTexts)}
    />
  );
}
