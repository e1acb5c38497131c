// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { observeVisibility } from "./observe.ts";

afterEach(() => vi.unstubAllGlobals());

test("of changes that are reported together, the last one of each element is passed on", () => {
  const report = stubIntersectionObserver();
  const [end, other] = [document.createElement("div"), document.createElement("p")];
  const onChange = vi.fn<(entry: IntersectionObserverEntry) => void>();
  observeVisibility([end, other], onChange);
  report([
    { target: end, isIntersecting: false },
    { target: other, isIntersecting: false },
    { target: end, isIntersecting: true },
  ]);
  const seen = onChange.mock.calls.map(([{ target, isIntersecting }]) => [target.nodeName, isIntersecting]);
  expect(seen).toEqual([
    ["DIV", true],
    ["P", false],
  ]);
});

/** Replaces the observer of the browser. Returns the function that reports changes. */
function stubIntersectionObserver(): (entries: Partial<IntersectionObserverEntry>[]) => void {
  let report: ((entries: Partial<IntersectionObserverEntry>[]) => void) | undefined;
  class StubObserver {
    constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", StubObserver);
  return (entries) => report?.(entries);
}
