// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../testing/fakeServices.ts";
import { pageRendered, startPageTransition } from "./viewTransition.ts";

let fakes: ReturnType<typeof fakeServices>;

/** A browser's transition: it takes its picture first, and then changes the page. */
function fakeTransitions() {
  const log: string[] = [];
  vi.stubGlobal(
    "document",
    Object.assign(document, {
      startViewTransition(change: () => Promise<void>) {
        log.push("begun");
        const ready = Promise.resolve()
          .then(change)
          .then(() => void log.push("shown"));
        return { ready, skipTransition: () => void log.push("skipped") };
      },
    }),
  );
  return log;
}

const prefers = (reduced: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: reduced && query.includes("reduce") }));

beforeEach(() => {
  vi.useFakeTimers();
  fakes = fakeServices();
  prefers(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

it("shows the next page when it stands, and not before", async () => {
  const log = fakeTransitions();
  startPageTransition(() => log.push("gone"));
  await vi.advanceTimersByTimeAsync(200);
  expect(log).toEqual(["begun", "gone"]);
  pageRendered();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(["begun", "gone", "shown"]);
});

it("does not keep a page waiting for one that is slow", async () => {
  const log = fakeTransitions();
  startPageTransition(() => log.push("gone"));
  await vi.advanceTimersByTimeAsync(250);
  expect(log).toEqual(["begun", "gone", "skipped", "shown"]);
});

it("lets a page that comes too late do no harm to the next turn", async () => {
  const log = fakeTransitions();
  startPageTransition(() => log.push("first"));
  await vi.advanceTimersByTimeAsync(100);
  startPageTransition(() => log.push("second"));
  await vi.advanceTimersByTimeAsync(100);
  pageRendered();
  await vi.advanceTimersByTimeAsync(100);
  expect(log).toEqual(["begun", "first", "begun", "second", "shown", "skipped", "shown"]);
});

it.each([
  ["the browser has none", () => undefined],
  ["motion is reduced", () => (fakeTransitions(), prefers(true))],
  ["the page is discreet", () => (fakeTransitions(), (fakes.browser.discreet = true))],
])("goes at once where %s", (_, arrange) => {
  arrange();
  const go = vi.fn();
  startPageTransition(go);
  expect(go).toHaveBeenCalledOnce();
});
