import { pause } from "./api/pause.ts";
import { isReloading } from "./navigation/reload.ts";

/** Milliseconds between a failed import and its retry. */
const RETRY_AFTER_MS = 500;

const loaded = new WeakSet<() => Promise<unknown>>();

let also: (() => Promise<unknown>) | undefined;

/** Every later import waits for this one too: the texts of code in another language. It is called each time. */
export function importAlso(load: () => Promise<unknown>): void {
  also = load;
}

/**
 * Imports a module and retries once. Rejects at once when the browser is offline: Chromium remembers a failed import until
 * the page is reloaded, so an import that must fail is not started. Does not settle after a failure while the page is being
 * reloaded: the caller would close its dialog, which goes back in the history and cancels the reload.
 *
 * `@mimi/ui` has a function of its own, which waits for the user and never rejects. Here the caller shows the failure, and
 * services do not import `@mimi/ui`.
 *
 * @param load The same function for the same module, so that a module that is loaded also works offline.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!also) return retried(load);
  const [module] = await Promise.all([retried(load), retried(also)]);
  return module;
}

async function retried<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!loaded.has(load) && navigator.onLine === false)
    throw new Error("A module that is not loaded yet cannot be imported offline.");
  const module = await load()
    .catch(async () => {
      await pause(RETRY_AFTER_MS);
      return load();
    })
    .catch((error: unknown) => {
      if (isReloading()) return new Promise<never>(() => undefined);
      throw error;
    });
  loaded.add(load);
  return module;
}
