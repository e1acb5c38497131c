import { beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../testing/fakeServices.ts";
import { freshState } from "../testing/freshState.ts";
import { choose, loadPreferences } from "./preferences.actions.ts";
import { preferencesState } from "./preferences.store.ts";
import { contentFilterState } from "./contentFilter.store.ts";
import { showTitle } from "./title.actions.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(async () => {
  freshState();
  fakes = fakeServices();
  await loadPreferences();
});

it("keeps what is chosen, and tells the other tabs", async () => {
  const reading = { typeface: "sans", size: "large", lineLength: "short" } as const;
  await choose({ reading });
  await choose({ density: "compact" });
  expect(fakes.preferences.stored).toMatchObject({ reading, density: "compact" });
  expect(fakes.page.density).toBe("compact");
  expect(fakes.browser.sentToTabs).toContainEqual({ changed: "preferences" });
});

it("does not take the defaults for what was chosen while that is still being read", async () => {
  freshState();
  const reading = { typeface: "legible", size: "largest", lineLength: "long" } as const;
  fakes.preferences.stored = { reading };
  const loading = loadPreferences();
  expect(preferencesState.known).toBe(false);
  await loading;
  expect(preferencesState).toMatchObject({ known: true, chosen: { reading } });
});

it("does not take back what is chosen while the earlier choices are still being read", async () => {
  fakes.preferences.stored = { density: "roomy" };
  const loading = loadPreferences();
  await choose({ discreet: true });
  await loading;
  expect(preferencesState.chosen).toMatchObject({ density: "roomy", discreet: true });
});

it("keeps the earlier choices when something is chosen before they were read", async () => {
  vi.resetModules();
  const fresh = await import("./preferences.actions.ts");
  const { provideStoredPreferences } = await import("../services/storedPreferences.ts");
  const { provideServices } = await import("../services/services.ts");
  const { providePage } = await import("../services/page.ts");
  provideServices(fakes);
  providePage(fakes.page);
  provideStoredPreferences(fakes.preferences);
  fakes.preferences.stored = { density: "roomy" };
  await fresh.choose({ discreet: true });
  expect(fakes.preferences.stored).toMatchObject({ density: "roomy", discreet: true });
});

it("says nothing in the title before preferences are read, where the prelude has applied discreet mode", () => {
  fakes.browser.discreet = true;
  showTitle("Odile");
  expect(fakes.browser.title).toBe("Reading");
});

it("says nothing in the title in discreet mode, and says it again afterwards (product 6.12)", async () => {
  showTitle("Odile");
  await choose({ discreet: true });
  expect([fakes.browser.title, contentFilterState.discreet]).toEqual(["Reading", true]);
  await choose({ discreet: false });
  expect(fakes.browser.title).toBe("Odile · Mimi");
});
