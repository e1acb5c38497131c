// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServices } from "../../testing/fakeServices.ts";
import { pageRendered, startPageTransition } from "./viewTransition.ts";

let fakes: ReturnType<typeof fakeServices>;

/** The browser's `startViewTransition`, which calls back later and then waits for the page. */
function fakeTransitions() {
  const log: string[] = [];
  vi.stubGlobal(
    "document",
    Object.assign(document, {
      startViewTransition(change: () => Promise<void>) {
        log.push("started");
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

it("shows the next page when it is rendered, and not before", async () => {
  const log = fakeTransitions();
  startPageTransition(() => log.push("navigated"));
  await vi.advanceTimersByTimeAsync(200);
  expect(log).toEqual(["started", "navigated"]);
  pageRendered();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(["started", "navigated", "shown"]);
});

it("skips the transition to a page that is not rendered after 250 ms", async () => {
  const log = fakeTransitions();
  startPageTransition(() => log.push("navigated"));
  await vi.advanceTimersByTimeAsync(250);
  expect(log).toEqual(["started", "navigated", "skipped", "shown"]);
});

it("does not end the next transition when an earlier page is late", async () => {
  const log = fakeTransitions();
  startPageTransition(() => log.push("first"));
  await vi.advanceTimersByTimeAsync(100);
  startPageTransition(() => log.push("second"));
  await vi.advanceTimersByTimeAsync(100);
  pageRendered();
  await vi.advanceTimersByTimeAsync(100);
  expect(log).toEqual(["started", "first", "started", "second", "shown", "skipped", "shown"]);
});

it.each([
  ["the browser has no view transitions", () => undefined],
  ["motion is reduced", () => (fakeTransitions(), prefers(true))],
  ["the page is discreet", () => (fakeTransitions(), (fakes.browser.discreet = true))],
])("opens the page without a transition where %s", (_, arrange) => {
  arrange();
  const navigate = vi.fn();
  startPageTransition(navigate);
  expect(navigate).toHaveBeenCalledOnce();
});
