import { DiscreetPane } from "@mimi/ui/screens/discreet-pane";
import { useSnapshot } from "valtio";
import { choose } from "../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../state/preferences/preferences.store.ts";
import { titleTexts } from "../../locales/en/titles.ts";
import { texts } from "../../state/texts/texts.ts";

/** Discreet mode: a neutral title and icon, and blurred covers (product 6.12). */
export function DiscreetPaneContainer() {
  const { chosen } = useSnapshot(preferencesState);
  return (
    <DiscreetPane
      discreet={chosen.discreet}
      onDiscreetChange={(discreet) => void choose({ discreet })}
      title={texts(titleTexts).app}
      plainTitle={texts(titleTexts).discreet}
    />
  );
}
