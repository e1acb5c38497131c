// @vitest-environment happy-dom
import { readingVars } from "@mimi/ui/tokens";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { ref } from "valtio";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  defaultPreferences,
  type Preferences,
  type PreferencesState,
  preferencesState,
} from "../../../state/preferences/preferences.store.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { ReadingContainer } from "./ReadingContainer.tsx";

const reading = { ...defaultPreferences.reading, size: "largest" } as const;
const { "--mimi-text-prose": text, "--mimi-leading-prose": leading } = readingVars(reading);
const sizes = { "--mimi-text-prose": text, "--mimi-leading-prose": leading };
const root = createRoot(document.createElement("div"));

/** The page, with the prose as the prelude has set it. */
function open() {
  const { page } = fakeServices();
  act(() => root.render(createElement(ReadingContainer)));
  return page;
}

/** Restores preferences. Subscribers are called a moment later. */
const know = (chosen: Partial<PreferencesState>) =>
  act(async () => void Object.assign(preferencesState, chosen, { known: true }));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  freshState();
});

afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

const chosenReading: Preferences = ref({ ...defaultPreferences, reading });

it("leaves the prose as the prelude has set it from the stored settings, until they change", async () => {
  const page = open();
  await know({ chosen: chosenReading });
  expect(page.reading).toEqual({});
  await know({ chosen: ref({ ...chosenReading, discreet: true }) });
  expect(page.reading).toEqual({});
  await know({ chosen: ref({ ...chosenReading, reading: { ...reading, size: "large" as const } }) });
  expect(page.reading["--mimi-text-prose"]).toMatch(/ \* 1\.200\)$/);
});

it("sets no properties for default settings, also when they were chosen again", async () => {
  const page = open();
  const asInStyles = Object.fromEntries(Object.keys(readingVars(reading)).map((name) => [name, ""]));
  await know({});
  await know({ chosen: chosenReading });
  expect(page.reading).toEqual({ ...asInStyles, ...sizes });
  await know({ chosen: ref(defaultPreferences) });
  expect(page.reading).toEqual(asInStyles);
});
