/** Puts the service worker of the built app in place, which keeps the page for when there is no connection. */
export function installWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Where it is refused, as in a private window, the app is as before.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
