import { beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../../testing/fakeServices.ts";
import { freshState } from "../../testing/freshState.ts";
import { choose, loadPreferences } from "./preferences.actions.ts";
import { preferencesState } from "./preferences.store.ts";
import { contentFilterState } from "./contentFilter.store.ts";
import { showTitle } from "../texts/title.actions.ts";

let fakes: ReturnType<typeof fakeServices>;

beforeEach(async () => {
  freshState();
  fakes = fakeServices();
  await loadPreferences();
});

it("stores a choice, and notifies the other tabs", async () => {
  const reading = { typeface: "sans", size: "large", lineLength: "short" } as const;
  await choose({ reading });
  await choose({ density: "compact" });
  expect(fakes.preferences.stored).toMatchObject({ reading, density: "compact" });
  expect(fakes.page.density).toBe("compact");
  expect(fakes.page.sentToTabs).toContainEqual({ changed: "preferences" });
});

it("does not report the defaults as choices while these are being restored", async () => {
  freshState();
  const reading = { typeface: "legible", size: "largest", lineLength: "long" } as const;
  fakes.preferences.stored = { reading };
  const loading = loadPreferences();
  expect(preferencesState.known).toBe(false);
  await loading;
  expect(preferencesState).toMatchObject({ known: true, chosen: { reading } });
});

it("keeps a choice that is made while the earlier ones are being restored", async () => {
  fakes.preferences.stored = { density: "roomy" };
  const loading = loadPreferences();
  await choose({ discreet: true });
  await loading;
  expect(preferencesState.chosen).toMatchObject({ density: "roomy", discreet: true });
});

it("keeps a choice when the preferences are restored a second time, from before it was stored", async () => {
  const first = loadPreferences();
  const choosing = choose({ discreet: true });
  const { promise: stored, resolve: store } = Promise.withResolvers<object>();
  vi.spyOn(fakes.preferences, "restore").mockReturnValue(stored);
  const second = loadPreferences();
  await first;
  await choosing;
  store({});
  await second;
  expect(preferencesState.chosen.discreet).toBe(true);
});

it("keeps the earlier choices when another is made before they are restored", async () => {
  vi.resetModules();
  const fresh = await import("./preferences.actions.ts");
  const { provideStoredPreferences } = await import("../../services/storage/storedPreferences.ts");
  const { provideServices } = await import("../../services/services.ts");
  const { providePage } = await import("../../services/browser/page.ts");
  provideServices(fakes);
  providePage(fakes.page);
  provideStoredPreferences(fakes.preferences);
  fakes.preferences.stored = { density: "roomy" };
  await fresh.choose({ discreet: true });
  expect(fakes.preferences.stored).toMatchObject({ density: "roomy", discreet: true });
});

it("has the neutral title before preferences are restored, where the prelude has applied discreet mode", () => {
  fakes.browser.discreet = true;
  showTitle("Odile");
  expect(fakes.browser.title).toBe("Reading");
});

it("has the neutral title in discreet mode, and the page's title afterwards (product 6.12)", async () => {
  showTitle("Odile");
  await choose({ discreet: true });
  expect([fakes.browser.title, contentFilterState.discreet]).toEqual(["Reading", true]);
  await choose({ discreet: false });
  expect(fakes.browser.title).toBe("Odile · Mimi");
});
