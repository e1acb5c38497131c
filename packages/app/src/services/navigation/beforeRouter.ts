import { currentHistoryEntry } from "./changeHistory.ts";

/** The longest time between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

type PopStateListener = (event: PopStateEvent) => void;

const listeners = new Set<PopStateListener>();

/**
 * Lets {@link onPopStateBeforeRouter} hear of Back and Forward first. Call it before anything else listens. Browsers call the
 * listeners of a window in the order in which they were added, also those with `capture`, and React can render between two of
 * them: a listener that is added later would change the address after the router has shown another page.
 */
export function listenBeforeRouter(): void {
  addEventListener("popstate", (event) => {
    for (const listener of [...listeners]) listener(event);
  });
}

/** Calls back on Back and Forward before the router reads the address. Returns the function that stops it. */
export function onPopStateBeforeRouter(listener: PopStateListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A double click on a link or button that opens a page adds the page to the browser's history once, so that one Back leads
 * away from it. A press in a dialog, which was opened meanwhile, is no second click. Call it before the router changes the history.
 */
export function pushOnce(): void {
  const push = history.pushState;
  let pushedAt = Number.NEGATIVE_INFINITY;
  history.pushState = (state, unused, url) => {
    const isOpen = url != null && new URL(url, location.href).href === location.href;
    const isInDialog = currentHistoryEntry()?.dialog !== undefined;
    const now = performance.now();
    if (isOpen && !isInDialog && now - pushedAt < DOUBLE_CLICK_MS) return;
    pushedAt = now;
    push.call(history, state, unused, url);
  };
}
