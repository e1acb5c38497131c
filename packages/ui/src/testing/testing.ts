/**
 * Setup of tests in jsdom or happy-dom, for Vitest and Jest: `setupFiles: ["@mimi/ui/testing"]`, or an import in a file of it. Those
 * have no layout, and lack what the dependencies of the components call. In a browser it does nothing.
 *
 * Menus and selects open, and a list of messages renders all of its messages, because without a layout none is out of view.
 */

/** A ResizeObserver of a document without layout: there is no size to report. Lists read `isSilent`. */
class SilentResizeObserver implements ResizeObserver {
  static readonly isSilent = true;
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom's elements lack, and the list of a select calls. */
const methods = {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
};

if (typeof document !== "undefined" && document.documentElement.getBoundingClientRect().width === 0) {
  // Also that of happy-dom, which never reports a size.
  define(globalThis, "ResizeObserver", SilentResizeObserver);
  for (const [name, method] of Object.entries(methods))
    if (!(name in Element.prototype)) define(Element.prototype, name, method);
}

function define(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

export {};
