import { AppearancePane } from "@mimi/ui/screens/appearance-pane";
import { useSnapshot } from "valtio";
import { choose } from "../../state/preferences/preferences.actions.ts";
import { preferencesState } from "../../state/preferences/preferences.store.ts";
import { LanguageContainer } from "../shell/settings/LanguageContainer.tsx";
import { chooseTheme } from "../shell/settings/theme.actions.ts";
import { themeState } from "../shell/settings/theme.store.ts";

/** Theme, density and language. */
export function AppearancePaneContainer() {
  const { theme, chosen: isChosen } = useSnapshot(themeState);
  const { chosen } = useSnapshot(preferencesState);
  return (
    <AppearancePane
      theme={isChosen ? theme : "system"}
      onThemeChange={(choice) => chooseTheme(choice === "system" ? null : choice === "dark")}
      density={chosen.density}
      onDensityChange={(density) => void choose({ density })}
      language={<LanguageContainer />}
    />
  );
}
