import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

/**
 * A part whose code is fetched when it is first drawn, for a `Suspense` around it. Where that fails it is waited for,
 * and asked for again once a connection is back or something is pressed: a failure would take the whole page along.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}

/** What a part is made of, once it is here. */
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
