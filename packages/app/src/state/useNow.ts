import { services } from "../services/services.ts";
import { useIsHydrating } from "./useIsHydrating.ts";

/** The present time; while the page hydrates, the time at which the server rendered it. */
export function useNow(): Date {
  const isHydrating = useIsHydrating();
  const { browser } = services();
  return isHydrating ? browser.renderedAt() : browser.now();
}
