import type { Browser } from "./browser.ts";

/** Resolves when the browser is online. */
export function untilOnline(browser: Browser, signal: AbortSignal): Promise<void> {
  if (browser.isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = browser.onOnline((online) => {
      if (online) settle();
    });
    const settle = () => {
      stop();
      resolve();
    };
    signal.addEventListener("abort", settle, { once: true });
  });
}
