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
