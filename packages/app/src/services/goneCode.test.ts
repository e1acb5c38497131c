import { expect, it } from "vitest";
import { mayReload } from "./goneCode.ts";
import { memoryShelf } from "./storage.ts";

const gone = new TypeError("Failed to fetch dynamically imported module: http://mimi.test/assets/a.js");
const at = (seconds: number) => new Date(Date.parse("2026-11-20T12:00:00Z") + seconds * 1000);

it.each([
  "Failed to fetch dynamically imported module: /assets/a.js",
  "Importing a module script failed.",
  "error loading dynamically imported module: /assets/a.js",
  "Unable to preload CSS for /assets/a.css",
])("loads the page anew when its code is gone: %s", (message) => {
  expect(mayReload(new TypeError(message), at(0), memoryShelf())).toBe(true);
});

it("does so once in a minute, so that a page that stays broken does not flicker", () => {
  const shelf = memoryShelf();
  expect([0, 5, 59, 61].map((seconds) => mayReload(gone, at(seconds), shelf))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it("does not where the browser keeps nothing, so that it does not go on for ever", () => {
  expect(mayReload(gone, at(0), null)).toBe(false);
});

it("leaves a page alone that broke by a fault of its own", () => {
  expect(mayReload(new Error("Cannot read properties of undefined"), at(0), memoryShelf())).toBe(false);
});
