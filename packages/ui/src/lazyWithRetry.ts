import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

type Load<Part> = () => Promise<Part>;

const loaded = new WeakSet<Load<unknown>>();

/**
 * `React.lazy` for a component whose code is loaded when it is first rendered, inside a `Suspense`. It never rejects: that
 * would replace the whole page by an error.
 */
export function lazyWithRetry<Props>(
  load: Load<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}

/**
 * Resolves when a module is loaded. A failed import is retried when the user presses something or the browser comes online.
 * Offline an import is not started before the browser is online: Chromium remembers a failed import until the page is
 * reloaded.
 *
 * @param load The same function for the same module, so that a module that is loaded also works offline.
 */
export async function importWithRetry<Part>(load: Load<Part>): Promise<Part> {
  if (!loaded.has(load) && isOffline()) await nextEvent("online");
  try {
    const part = await load();
    loaded.add(load);
    return part;
  } catch {
    await nextEvent("online", "click", "keydown");
    return importWithRetry(load);
  }
}

/** Imports a module before it is needed. It does nothing offline, and ignores a failure: the import that needs the module retries. */
export function preload(load: Load<unknown>): void {
  if (isOffline()) return;
  load().then(
    () => loaded.add(load),
    () => undefined,
  );
}

/** False where the browser does not say, and on a server. */
function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

function nextEvent(...names: readonly string[]): Promise<void> {
  const listeners = new AbortController();
  return new Promise((resolve) => {
    const onEvent = () => {
      listeners.abort();
      resolve();
    };
    for (const name of names) addEventListener(name, onEvent, { signal: listeners.signal });
  });
}
