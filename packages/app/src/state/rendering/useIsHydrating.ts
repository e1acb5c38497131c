import { useSyncExternalStore } from "react";
import { renderTimes } from "../texts/renderTimes.ts";
import { services } from "../../services/services.ts";

/**
 * Whether this render must equal the server's: true on the server and while the browser hydrates the page. Right after
 * hydration the component renders again with false.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, isHydrated, isNotHydrated);
}

/** The present time; while the page hydrates, the time at which the server rendered it. */
export function useNow(): Date {
  const isHydrating = useIsHydrating();
  const { browser } = services();
  if (!isHydrating) return browser.now();
  const renderedAt = browser.renderedAt();
  renderTimes.add(renderedAt);
  return renderedAt;
}

const subscribeToNothing = () => () => undefined;
const isHydrated = () => false;
const isNotHydrated = () => true;
