import { afterEach, expect, it, vi } from "vitest";
import { createRecentSearches } from "./recentSearches.ts";

afterEach(() => vi.unstubAllGlobals());

it("has no searches, and stores none, where the browser forbids its database", async () => {
  vi.stubGlobal("indexedDB", {
    open() {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
  const searches = createRecentSearches();
  expect(() => searches.save(["odile"])).not.toThrow();
  expect(await searches.read()).toEqual([]);
});
