import { services } from "../services/services.ts";
import { connectionState } from "./connection.store.ts";

/** Calls back each time there is a connection again. Answers with the way to stop. */
export function onBackOnline(listener: () => void): () => void {
  return services().browser.onOnline((online) => {
    if (online) listener();
  });
}

/** Begins to follow whether the browser has a connection. */
export function watchConnection(): void {
  const { browser } = services();
  connectionState.online = browser.isOnline();
  browser.onOnline((online) => {
    connectionState.online = online;
  });
}
