import { services } from "../../services/services.ts";
import { connectionState } from "./connection.store.ts";

/** Calls back each time the browser comes online. Returns the function that stops it. */
export function onBackOnline(listener: () => void): () => void {
  return services().browser.onOnline((online) => {
    if (online) listener();
  });
}

/** Stores whether the browser is online, from now on. */
export function watchConnection(): void {
  const { browser } = services();
  connectionState.online = browser.isOnline();
  browser.onOnline((online) => {
    connectionState.online = online;
  });
}
