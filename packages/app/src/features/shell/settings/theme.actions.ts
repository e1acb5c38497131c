import { services } from "../../../services/services.ts";
import { themeOf } from "../../../state/preferences/themeOf.ts";
import { themeState } from "./theme.store.ts";

/** §4: the stored flag, otherwise the system's preference, until the user chooses a theme. */
export function startTheme(): void {
  readTheme();
  services().browser.onPrefersDark(readTheme);
}

/** Changes to the other theme and stores the choice. */
export function toggleTheme(): void {
  chooseTheme(themeState.theme === "light");
}

/** Shows a theme and stores the choice; with null the system's preference is used again. */
export function chooseTheme(dark: boolean | null): void {
  services().storage.setDark(dark);
  readTheme();
}

/** Shows what is remembered, which another tab may have changed. */
export function readTheme(): void {
  const { storage, browser } = services();
  const stored = storage.dark();
  const theme = themeOf(stored, browser.prefersDark());
  Object.assign(themeState, { theme, chosen: stored !== null });
  browser.showTheme(theme);
}
