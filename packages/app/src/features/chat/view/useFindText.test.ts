// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFindText } from "./useFindText.ts";

/** The value of each rendering. */
const rendered: ReturnType<typeof useFindText>[] = [];
const root = createRoot(document.createElement("div"));

function Screen({ words }: { readonly words?: string }) {
  rendered.push(useFindText(words));
  return null;
}

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
});

// Rule: search-every-script
it("is loaded when there are words, and finds them in every script", async () => {
  act(() => root.render(createElement(Screen, {})));
  expect(rendered.at(-1)).toBeUndefined();
  act(() => root.render(createElement(Screen, { words: "東京" })));
  await vi.waitFor(
    async () => {
      await act(() => vi.dynamicImportSettled());
      expect(rendered.at(-1)).toBeDefined();
    },
    { timeout: 20_000 },
  );
  expect(rendered.at(-1)?.("昨日は東京に", "東京")).toEqual([[3, 5]]);
});
