import { ReadingPane } from "@mimi/ui/screens/reading-pane";
import { useSnapshot } from "valtio";
import { choose } from "../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../state/preferences/preferences.store.ts";

/** How prose is set (product 6.9). */
export function ReadingPaneContainer() {
  const { chosen } = useSnapshot(preferencesState);
  return (
    <ReadingPane
      reading={chosen.reading}
      onReadingChange={(reading) => void choose({ reading })}
      breaks={chosen.breaks}
      onBreaksChange={(breaks) => void choose({ breaks })}
    />
  );
}
