import { services } from "../services.ts";

/** How long the browser waits for the next page, in milliseconds. After that the page is shown without a transition. */
const RENDER_TIMEOUT_MS = 250;

let onRendered: () => void = () => undefined;

/**
 * Opens another page by `navigate`, with a view transition: an element of both pages with the same `view-transition-name`
 * moves from its old place to its new one.
 */
export function startPageTransition(navigate: () => void): void {
  const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // In discreet mode covers are blurred, except below the pointer. A transition would enlarge the sharp cover.
  if (!("startViewTransition" in document) || prefersNoMotion || services().browser.isDiscreet())
    return navigate();
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        const timeout = setTimeout(() => {
          transition.skipTransition();
          resolve();
        }, RENDER_TIMEOUT_MS);
        onRendered = () => {
          clearTimeout(timeout);
          resolve();
        };
        navigate();
      }),
  );
  // Rejects when the transition is skipped: after a timeout, in a hidden tab, or for another transition.
  transition.ready.catch(() => undefined);
}

/** The page that {@link startPageTransition} opened is rendered. */
export function pageRendered(): void {
  onRendered();
}
