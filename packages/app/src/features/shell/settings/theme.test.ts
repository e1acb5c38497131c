import { expect, it } from "vitest";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { startTheme, toggleTheme } from "./theme.actions.ts";
import { themeState } from "./theme.store.ts";

// Rule: theme-stored-or-system
it("uses the stored flag before the system's preference", () => {
  const { storage, browser } = fakeServices();
  browser.dark = true;
  storage.setDark(false);
  startTheme();
  expect([themeState.theme, browser.theme]).toEqual(["light", "light"]);
});

// Rule: theme-stored-or-system
it("follows the system until the user chooses", () => {
  const { browser } = fakeServices();
  browser.dark = true;
  startTheme();
  expect(browser.theme).toBe("dark");
  browser.changeSystemTheme(false);
  expect(browser.theme).toBe("light");
  toggleTheme();
  browser.changeSystemTheme(false);
  expect(browser.theme).toBe("dark");
});

// Rule: theme-toggle-stored
it("stores the choice", () => {
  const { storage } = fakeServices();
  startTheme();
  toggleTheme();
  expect(storage.dark()).toBe(true);
  toggleTheme();
  expect(storage.dark()).toBe(false);
});
