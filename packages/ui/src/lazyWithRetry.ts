import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/**
 * Like `lazy`, with retries: a component whose code is loaded when it is first rendered, inside a `Suspense`. A failed
 * import would break the page, so it is retried once the connection is back or the user presses something.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}

/** Imports a module, with retries. */
export function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(async () => {
    await untilRetryEvent();
    return importWithRetry(load);
  });
}

function untilRetryEvent(): Promise<void> {
  const listeners = new AbortController();
  return new Promise((resolve) => {
    const retry = () => {
      listeners.abort();
      resolve();
    };
    for (const eventName of ["online", "click", "keydown"])
      addEventListener(eventName, retry, { signal: listeners.signal });
  });
}
