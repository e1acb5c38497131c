/** The longest time between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 500;

/**
 * A double click on a link or button that opens a page adds the page to the browser's history once, so that one Back leads
 * away from it. Call it before the router changes the history.
 */
export function pushOnce(): void {
  const push = history.pushState;
  let pushedAt = Number.NEGATIVE_INFINITY;
  history.pushState = (state, unused, url) => {
    const isOpen = url != null && new URL(url, location.href).href === location.href;
    const now = performance.now();
    if (isOpen && now - pushedAt < DOUBLE_CLICK_MS) return;
    pushedAt = now;
    push.call(history, state, unused, url);
  };
}
