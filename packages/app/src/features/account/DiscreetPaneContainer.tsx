import { DiscreetPane } from "@mimi/ui/discreet-pane";
import { useSnapshot } from "valtio";
import { choose } from "../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../state/preferences/preferences.store.ts";
import { titles } from "../../state/texts/titles.ts";

/** Discreet mode: a neutral title and icon, and blurred covers (product 6.12). */
export function DiscreetPaneContainer() {
  const { chosen } = useSnapshot(preferencesState);
  return (
    <DiscreetPane
      discreet={chosen.discreet}
      onDiscreetChange={(discreet) => void choose({ discreet })}
      title={titles.app}
      plainTitle={titles.discreet}
    />
  );
}
