import { services } from "../../services/services.ts";
import { themeOf } from "../../state/themeOf.ts";
import { themeState } from "./theme.store.ts";

/** §4: the stored flag, otherwise the system's preference, which is followed until somebody chooses. */
export function startTheme(): void {
  followTheme();
  services().browser.onPrefersDark(followTheme);
}

/** Changes to the other theme and remembers it. */
export function toggleTheme(): void {
  chooseTheme(themeState.theme === "light");
}

/** Shows a theme and remembers it; with null the system's preference counts again. */
export function chooseTheme(dark: boolean | null): void {
  services().storage.setDark(dark);
  followTheme();
}

/** Shows what is remembered, which another tab may have changed. */
export function followTheme(): void {
  const { storage, browser } = services();
  const stored = storage.dark();
  const theme = themeOf(stored, browser.prefersDark());
  Object.assign(themeState, { theme, chosen: stored !== null });
  browser.showTheme(theme);
}
